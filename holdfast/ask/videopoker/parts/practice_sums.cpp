#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include <holdfast/ask/videopoker/parts/practice_sums.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using Missed = GamePractice::Missed;

/// Bets by which sums of the same mistakes may differ, added in another order.
constexpr double rounding = 1e-6;

/// Calls visit(name, own, other) with each sum of two games, kinds or days, which are counts or bets.
template <class Sums, class Visit>
void visit_sums(Sums& own, const GamePractice& other, const Visit& visit) {
    visit("hands", own.hands, other.hands);
    visit("minor", own.minor, other.minor);
    visit("major", own.major, other.major);
    visit("mended", own.mended, other.mended);
    visit("lost", own.lost, other.lost);
}
template <class Sums, class Visit>
void visit_sums(Sums& own, const GamePractice::Kind& other, const Visit& visit) {
    visit("mistakes", own.mistakes, other.mistakes);
    visit("lost", own.lost, other.lost);
}
template <class Sums, class Visit>
void visit_sums(Sums& own, const GamePractice::Day& other, const Visit& visit) {
    visit("hands", own.hands, other.hands);
    visit("wrong", own.wrong, other.wrong);
    visit("lost", own.lost, other.lost);
}

/// Adds the sums of the other, or takes them off; rounding might make a difference less than 0.
enum class SumChange : u8 { add, take };

bool fits_a_file(u64 count) {
    return count <= most_practised;
}
bool fits_a_file(double bets) {
    return std::isfinite(bets);
}

/// `of`: whose sums they are.
template <class Sums>
void change_sums(const std::string& of, Sums& own, const Sums& other, SumChange change) {
    visit_sums(own, other, [&](const char* name, auto& sum, auto part) {
        if (change == SumChange::take) {
            sum -= std::min(sum, part);
            return;
        }
        sum += part;
        if (!fits_a_file(sum)) {
            throw OverflowError(in_quotes(of) + ": the sum of '" + name + "' is too large");
        }
    });
}

template <class Sums>
bool is_nothing(const Sums& sums) {
    bool is_nothing = true;
    visit_sums(sums, sums, [&](const char*, auto sum, auto) {
        is_nothing = is_nothing && static_cast<double>(sum) <= rounding;
    });
    return is_nothing;
}

template <class Sums>
void change_each(std::map<std::string, Sums>& own, const std::map<std::string, Sums>& other,
                 SumChange change) {
    for (const auto& [name, sums] : other) change_sums(name, own[name], sums, change);
    std::erase_if(own, [](const auto& each) { return is_nothing(each.second); });
}

void change_game(const std::string& name, GamePractice& own, const GamePractice& other, SumChange change) {
    change_sums(name, own, other, change);
    change_each(own.kinds, other.kinds, change);
    change_each(own.days, other.days, change);
}

template <class Sums>
bool are_within(const Sums& part, const Sums& whole) {
    bool are_within = true;
    visit_sums(part, whole, [&](const char*, auto sum, auto most) {
        are_within = are_within && static_cast<double>(sum) <= static_cast<double>(most) + rounding;
    });
    return are_within;
}

template <class Sums>
bool are_all_within(const std::map<std::string, Sums>& part, const std::map<std::string, Sums>& whole) {
    return std::all_of(part.begin(), part.end(), [&](const auto& each) {
        const auto found = whole.find(each.first);
        return are_within(each.second, found == whole.end() ? Sums() : found->second);
    });
}

/// The costliest mistakes, as many as a list has room for, in their order.
void keep_costliest(std::vector<Missed>& missed) {
    if (missed.size() <= GamePractice::most_missed) return;
    std::vector<double> costs;
    for (const Missed& each : missed) costs.push_back(each.cost);
    std::sort(costs.rbegin(), costs.rend());
    const double least = costs[GamePractice::most_missed - 1];
    // Among those that cost as much as the bound, the first stay.
    auto room =
        static_cast<std::ptrdiff_t>(GamePractice::most_missed) -
        std::count_if(missed.begin(), missed.end(), [&](const Missed& each) { return each.cost > least; });
    std::erase_if(
        missed, [&](const Missed& each) { return each.cost < least || (each.cost == least && room-- <= 0); });
}

void add_missed(std::vector<Missed>& own, const std::vector<Missed>& other) {
    std::map<std::string, std::size_t> places;
    for (std::size_t place = 0; place < own.size(); ++place) {
        places.emplace(sorted_cards(own[place].deal), place);
    }
    for (const Missed& added : other) {
        const auto [known, is_new] = places.emplace(sorted_cards(added.deal), own.size());
        if (is_new) {
            own.push_back(added);
        } else if (own[known->second].due <= added.due) {
            own[known->second] = added;
        }
    }
    keep_costliest(own);
}

}  // namespace

PracticeRecord sum_of(PracticeRecord one, const PracticeRecord& other) {
    for (const auto& [name, game] : other) {
        GamePractice& own = one[name];
        change_game(name, own, game, SumChange::add);
        add_missed(own.missed, game.missed);
    }
    return one;
}

bool is_part(const PracticeRecord& part, const PracticeRecord& whole) {
    return std::all_of(part.begin(), part.end(), [&](const auto& each) {
        const auto found = whole.find(each.first);
        const GamePractice all = found == whole.end() ? GamePractice() : found->second;
        return are_within(each.second, all) && each.second.right() <= all.right() &&
               are_all_within(each.second.kinds, all.kinds) && are_all_within(each.second.days, all.days);
    });
}

PracticeRecord without(PracticeRecord whole, const PracticeRecord& part) {
    for (const auto& [name, game] : part) change_game(name, whole[name], game, SumChange::take);
    return whole;
}

}  // namespace holdfast::ask
