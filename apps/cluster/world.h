// The processes of a run, its ranks, and what they tell one another. All of MPI is here.
//
// MPI waits by polling at full speed; users of this class sleep between two looks instead, and leave the
// processor to the computations.
#pragma once

#include <optional>
#include <string>

#include <holdfast/core/integers.h>

namespace holdfast::cluster {

struct Message {
    enum class Kind : u8 {
        ready,     ///< to rank 0: give me a shard; the text says where this rank is
        finished,  ///< to rank 0: this shard is finished, give me the next
        failed,    ///< to rank 0: this shard could not be written; the text says why
        stopped,   ///< to rank 0: this shard was left unfinished; shard 0: this rank leaves
        work,      ///< from rank 0: write this shard
        stop,      ///< from rank 0: leave the shard as it is
        end        ///< from rank 0: nothing is left to do
    };

    Kind kind = Kind::ready;
    u32 shard = 0;  ///< its number, or 0
    std::string text = {};
    int from = 0;  ///< of a message received: its rank
};

/// MPI itself, begun by the constructor. There may be one in a process, and only the thread that made it may
/// call it. The destructor does not leave the run: leave() waits for all ranks, which an interrupted run
/// cannot.
class World {
  public:
    World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    int rank() const { return rank_; }
    int size() const { return size_; }
    /// The name of this machine.
    static std::string host();

    void send(int to, const Message& message) const;
    /// The next message that has come, from any rank; none if there is none, or if it could not be received.
    /// Messages of one rank come in the order in which it sent them.
    std::optional<Message> receive() const;
    /// Waits for all ranks, and leaves the run. A rank that ends without it ends the run.
    void leave() const;

  private:
    int rank_ = 0;
    int size_ = 1;
};

/// This process's rank as its launcher says it; 0 if there was none. MPI itself takes a while to start.
int launched_rank();

}  // namespace holdfast::cluster
