#include <array>
#include <cstdlib>
#include <cstring>

#include <apps/cluster/world.h>
#include <mpi.h>

namespace holdfast::cluster {
namespace {

constexpr std::size_t head_size = 1 + sizeof(u32);
/// Short messages are sent without waiting for their receiver.
constexpr std::size_t longest_text = 2000;

/// One byte for the kind, four for the shard in the byte order of the machine, then the text, which is cut if
/// it is too long. So all ranks must have the same byte order.
std::string pack(const Message& message) {
    std::string bytes(head_size, '\0');
    bytes[0] = static_cast<char>(message.kind);
    std::memcpy(bytes.data() + 1, &message.shard, sizeof message.shard);
    return bytes + message.text.substr(0, longest_text);
}

Message unpack(const std::string& bytes, int from) {
    Message message;
    message.kind = static_cast<Message::Kind>(bytes[0]);
    std::memcpy(&message.shard, bytes.data() + 1, sizeof message.shard);
    message.text = bytes.substr(head_size);
    message.from = from;
    return message;
}

}  // namespace

World::World() {
    // FUNNELED: a shard is written in another thread, but only this one talks to other ranks.
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    // A rank that is gone must not end the one that has to report it.
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

std::string World::host() {
    std::array<char, MPI_MAX_PROCESSOR_NAME> name{};
    int size = 0;
    MPI_Get_processor_name(name.data(), &size);
    return {name.data(), static_cast<std::size_t>(size)};
}

/// Errors of MPI are not looked at: a rank that cannot be reached is one that does not report.
void World::send(int to, const Message& message) const {
    const std::string bytes = pack(message);
    MPI_Send(bytes.data(), static_cast<int>(bytes.size()), MPI_BYTE, to, 0, MPI_COMM_WORLD);
}

std::optional<Message> World::receive() const {
    int is_there = 0;
    MPI_Status status{};
    if (MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &is_there, &status) != MPI_SUCCESS || is_there == 0) {
        return std::nullopt;
    }
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    if (MPI_Recv(bytes.data(), size, MPI_BYTE, status.MPI_SOURCE, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE) !=
        MPI_SUCCESS) {
        return std::nullopt;
    }
    return unpack(bytes, status.MPI_SOURCE);
}

void World::leave() const {
    MPI_Finalize();
}

int launched_rank() {
    // What PMIx sets, by which Open MPI and Slurm start processes. A launcher that does not set it makes each
    // rank take itself for rank 0, so that an error in the command line is printed by all of them.
    const char* const rank = std::getenv("PMIX_RANK");
    return rank == nullptr ? 0 : std::atoi(rank);
}

}  // namespace holdfast::cluster
