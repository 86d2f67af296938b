#include <algorithm>
#include <map>
#include <set>

#include <holdfast/strategy/rules/row_joins.h>

namespace holdfast::videopoker::penalties {
namespace {

bool has(const RowTypes& row, TypeIndex type) {
    return std::binary_search(row.begin(), row.end(), type);
}

/// The types that rows above `row` have.
std::set<TypeIndex> types_above(const std::vector<RowTypes>& rows, std::size_t row) {
    std::set<TypeIndex> types;
    for (std::size_t above = 0; above < row; ++above) types.insert(rows[above].begin(), rows[above].end());
    return types;
}

/// The types of a row without those that rows above it have: only these ever decide a deal there.
RowTypes types_it_decides(const std::vector<RowTypes>& rows, std::size_t row) {
    const std::set<TypeIndex> above = types_above(rows, row);
    RowTypes types;
    for (const TypeIndex type : rows[row]) {
        if (above.count(type) == 0) types.push_back(type);
    }
    return types;
}

/// Rows and rules: what a score must save, since it is long itself.
constexpr std::size_t least_saved_by_score = 3;

/// Rows and rules of a chart, and a constant that keeps differences of two such sizes above 0.
std::size_t size_of(const std::vector<RowTypes>& rows, const RulePairSearch& search) {
    return rows.size() + search.find(rows).pairs.size() + 2 * least_saved_by_score;
}

/// Sets of single cards that stand in one row or need a rule between them.
std::vector<RowTypes> competing_single_cards(const std::vector<RowTypes>& rows, const RulePairs& found,
                                             const HoldTypes& types) {
    std::map<TypeIndex, TypeIndex> number;  // the same for types of one set
    const auto join = [&](const RowTypes& some) {
        // The sets that `some` touch become one, under the least of their numbers. Few types, so renumbering
        // all is quick.
        std::set<TypeIndex> old;
        for (const TypeIndex type : some) old.insert(number.emplace(type, type).first->second);
        for (auto& [type, own] : number) own = old.count(own) != 0 ? *old.begin() : own;
    };
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (are_single_cards(rows[row], types)) join(types_it_decides(rows, row));
    }
    for (const RulePair& pair : found.pairs) {
        if (!are_single_cards(rows[pair.row], types) || !are_single_cards(pair.to, types)) continue;
        RowTypes both = types_it_decides(rows, pair.row);
        both.insert(both.end(), pair.to.begin(), pair.to.end());
        join(both);
    }
    std::map<TypeIndex, RowTypes> together;
    for (const auto& [type, own] : number) together[own].push_back(type);
    std::vector<RowTypes> sets;
    for (auto& [own, all] : together) sets.push_back(std::move(all));
    return sets;
}

/// All of `types` in one row, where the first of them stands now.
std::vector<RowTypes> gathered_at_the_first(std::vector<RowTypes> rows, const RowTypes& types) {
    bool is_placed = false;
    for (RowTypes& row : rows) {
        const std::size_t before = row.size();
        row.erase(std::remove_if(row.begin(), row.end(), [&](TypeIndex type) { return has(types, type); }),
                  row.end());
        if (row.size() == before || is_placed) continue;
        row.insert(row.end(), types.begin(), types.end());
        std::sort(row.begin(), row.end());
        is_placed = true;
    }
    rows.erase(std::remove_if(rows.begin(), rows.end(), [](const RowTypes& row) { return row.empty(); }),
               rows.end());
    return rows;
}

/// Two rows that decide types of one atom; nothing if there are none.
std::optional<std::pair<std::size_t, std::size_t>> rows_of_one_atom(const std::vector<RowTypes>& rows,
                                                                    const HoldTypes& types) {
    std::map<u16, std::size_t> row_of_atom;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const TypeIndex type : types_it_decides(rows, row)) {
            const u16 atom = types.atom_of_type()[type];
            const auto [entry, is_new] = row_of_atom.emplace(atom, row);
            if (!is_new && entry->second != row) return std::pair(entry->second, row);
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<RowTypes> joined(const std::vector<RowTypes>& rows, std::size_t upper, std::size_t lower,
                             bool at_upper) {
    RowTypes decided = types_it_decides(rows, upper);
    const RowTypes also = types_it_decides(rows, lower);
    decided.insert(decided.end(), also.begin(), also.end());
    std::sort(decided.begin(), decided.end());
    std::vector<RowTypes> all;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (row == (at_upper ? lower : upper)) continue;
        RowTypes types = rows[row];
        // The joint row also keeps what rows above it have: such a type decides nothing here, and its name
        // may be shorter ("any three to a straight flush").
        if (row == (at_upper ? upper : lower)) {
            const std::set<TypeIndex> above = types_above(all, all.size());
            RowTypes both = decided;
            for (const RowTypes* part : {&rows[upper], &rows[lower]}) {
                std::copy_if(part->begin(), part->end(), std::back_inserter(both),
                             [&](TypeIndex type) { return above.count(type) != 0; });
            }
            std::sort(both.begin(), both.end());
            both.erase(std::unique(both.begin(), both.end()), both.end());
            types = std::move(both);
        } else if (row > upper && row < lower) {
            types.erase(std::remove_if(types.begin(), types.end(),
                                       [&](TypeIndex type) { return has(decided, type); }),
                        types.end());
        }
        all.push_back(std::move(types));
    }
    return all;
}

std::vector<RowTypes> with_whole_atoms(const std::vector<RowTypes>& rows, const RulePairSearch& search,
                                       const HoldTypes& types) {
    const std::size_t rules = search.find(rows).pairs.size();
    std::vector<RowTypes> whole = rows;
    while (const auto split = rows_of_one_atom(whole, types)) {
        std::vector<RowTypes> upper = joined(whole, split->first, split->second, true);
        std::vector<RowTypes> lower = joined(whole, split->first, split->second, false);
        const RulePairs of_upper = search.find(upper);
        const RulePairs of_lower = search.find(lower);
        // Fewer rules, then fewer deals that need one.
        const bool is_lower = std::pair(of_lower.pairs.size(), of_lower.misplayed) <
                              std::pair(of_upper.pairs.size(), of_upper.misplayed);
        whole = std::move(is_lower ? lower : upper);
    }
    // All joins or none: one of them alone may need a rule that the next one saves.
    return search.find(whole).pairs.size() <= rules ? whole : rows;
}

std::vector<RowTypes> with_scored_row(const std::vector<RowTypes>& rows, const RulePairSearch& search,
                                      const HoldTypes& types) {
    const std::vector<RowTypes> sets = competing_single_cards(rows, search.find(rows), types);
    std::vector<RowTypes> best = rows;
    std::size_t least = size_of(rows, search) - least_saved_by_score;
    // Each set of competing cards by itself, and each two of them together.
    for (std::size_t a = 0; a < sets.size(); ++a) {
        for (std::size_t b = a; b < sets.size(); ++b) {
            RowTypes both;
            std::set_union(sets[a].begin(), sets[a].end(), sets[b].begin(), sets[b].end(),
                           std::back_inserter(both));
            std::vector<RowTypes> scored = gathered_at_the_first(rows, both);
            const std::size_t size = size_of(scored, search);
            if (size > least) continue;
            // The next one must be smaller: of equals the first is kept.
            least = size - 1;
            best = std::move(scored);
        }
    }
    return best;
}

}  // namespace holdfast::videopoker::penalties
