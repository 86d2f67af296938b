// Kinds of holds in a few words, coarser than the types of a chart: "low pair", "three to a royal flush".
//
// They sum up how somebody plays: a player who breaks low pairs has one thing to learn, whichever ranks they
// were. In a game with wild cards a kind begins with the wild cards dealt: "one deuce: three to a flush".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/holds/hold_types.h>

namespace holdfast::videopoker {

/// The number of a kind in HoldKinds::words().
using KindIndex = std::size_t;

/// Which of two kinds a player should keep, in the deals that offer both.
struct KindPair {
    KindIndex kept;
    KindIndex passed;
};

/// Counted over all deals that have holds of both kinds.
struct KindComparison {
    u64 deals = 0;  ///< in which no hold is worth more than one of these
    u64 right = 0;  ///< of these deals: in which it is one of the kind `kept`
};

class HoldKinds {
  public:
    /// Keeps a reference: `types` must outlive this object.
    explicit HoldKinds(const HoldTypes& types);

    const std::string& words(KindIndex kind) const { return words_[kind]; }
    /// The kind of the cards held of a deal.
    KindIndex kind_of(CardSet deal, CardSet held) const;
    /// [pair] its comparison; nothing for a pair of one kind, and for the kind of sets that no chart can name,
    /// those without a wild card that was dealt: they are not walked through. Throws Stopped.
    std::vector<std::optional<KindComparison>> compare(const std::vector<KindPair>& pairs,
                                                       const Work& work = {}) const;

  private:
    bool is_comparable(const KindPair& pair) const;

    const HoldTypes* types_;
    std::vector<std::string> words_;
    std::vector<KindIndex> of_type_;  ///< [type of all_types()]
    std::vector<KindIndex> unnamed_;  ///< [section] that of sets without a type
};

}  // namespace holdfast::videopoker
