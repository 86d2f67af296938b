// Keeps the returns and variances of the catalog's games under perfect play, once they are solved: the
// catalog does not change, and solving all of it takes most of a second.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

class CatalogReturns {
  public:
    struct Solved {
        Rational expected_return;  ///< per unit bet
        Rational variance;         ///< of the pay of one hand, per unit bet squared
    };

    // Safe to call from any thread.

    /// Solves those of these games that are not solved yet; progress counts them. Throws ParseError on an id that is not
    /// in the catalog, and Stopped.
    void solve(const std::vector<std::string_view>& ids, const Work& work);
    /// A game that solve() has solved.
    Solved at(std::string_view id) const;

  private:
    mutable std::mutex mutex_;
    std::map<std::string, Solved, std::less<>> solved_;  ///< [id]
};

}  // namespace holdfast::ask
