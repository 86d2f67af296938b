// What is wrong with a row, and what would be right.
#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/strategy/language/chart_text.h>
#include <holdfast/strategy/language/chart_tokens.h>
#include <holdfast/strategy/language/hold_phrase.h>
#include <holdfast/strategy/language/row_reader.h>

namespace holdfast::videopoker {

void RowReader::refuse(std::string_view expected) const {
    refuse_token(*token_, whole_, expected);
}

void RowReader::refuse_phrase(const ChartToken& first, const std::string& message) const {
    refuse(first, token_[-1], message);
}

std::string RowReader::what_there_is(const HoldPhrase& phrase, const ChartToken& first) const {
    if (phrase.kinds == kind_bit(HoldKind::nothing) && section_ > 0) {
        return "; to hold nothing but the wild cards is " + in_quotes(wild_cards_alone());
    }
    // The phrase without what is too much of it: its conditions, ranks and suits.
    HoldPhrase of_this_kind;
    of_this_kind.kinds = phrase.kinds;
    of_this_kind.cards = phrase.cards;
    of_this_kind.rows = phrase.rows;
    std::vector<std::string> all;
    for (const TypeIndex type : vocabulary_.named_by(of_this_kind, section_)) {
        // Only what a chart is offered: kickers would make the list long.
        if (type < vocabulary_.types().types().size()) all.push_back(exact_words(vocabulary_, type));
    }
    if (all.empty()) return "";
    const std::size_t length = token_[-1].position + token_[-1].length - first.position;
    constexpr std::size_t shown = 3;
    std::vector<std::string> words = nearest_words(whole_.substr(first.position, length), all, shown);
    if (words.empty()) words = all;
    if (words.size() > shown) words.resize(shown);
    // Whole, however long: these are words to copy into the chart.
    for (std::string& each : words) each.insert(0, 1, '\'') += '\'';
    const std::size_t left = all.size() - words.size();
    return "; of this kind it has " + joined(words) +
           (left == 0 ? "" : " and " + std::to_string(left) + " more");
}

void RowReader::check_rank_sets(const ChartToken& first, const HoldPhrase& phrase,
                                const std::vector<TypeIndex>& named) const {
    // As read_rank_sets leaves it: suited ranks name all suited kinds, others none of them.
    const bool is_suited = (phrase.kinds & kind_bit(HoldKind::royal_flush)) != 0;
    for (const u32 ranks : phrase.rank_sets) {
        const bool found = std::any_of(named.begin(), named.end(), [&](TypeIndex type) {
            const std::vector<u32>& members = vocabulary_.members(type);
            return std::find(members.begin(), members.end(), ranks) != members.end();
        });
        if (!found) refuse_ranks(first, ranks, is_suited);
    }
}

void RowReader::check_no_strokes() const {
    const auto is_rank = [&](const ChartToken& token) {
        return token.kind == ChartToken::Kind::word && __builtin_popcount(ranks_listed(token.raw)) == 1;
    };
    u32 ranks = ranks_listed(token_->raw);
    std::size_t last = 0;
    while (is_rank(next(last)) && next(last + 1).is("/") && is_rank(next(last + 2))) {
        last += 2;
        ranks |= ranks_listed(next(last).raw);
    }
    if (last == 0) return;
    std::string letters;
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        if ((ranks >> rank & 1U) != 0) letters += letter_of(static_cast<Rank>(rank));
    }
    refuse(*token_, next(last),
           "ranks that are held together are written without '/': " + in_quotes(letters));
}

/// The chart's types do not tell these ranks from others: says by what words they go, if they are a hold.
void RowReader::refuse_ranks(const ChartToken& first, u32 ranks, bool is_suited) const {
    for (std::size_t i = 0; i < vocabulary_.types().all_types().size(); ++i) {
        const auto type = static_cast<TypeIndex>(i);
        const HoldType& each = vocabulary_.types().all_types()[i];
        const bool in_one_suit = each.family() == HoldFamily::suited || each.family() == HoldFamily::flush;
        const bool in_several =
            each.family() == HoldFamily::straight || each.family() == HoldFamily::unsuited;
        const std::vector<u32>& members = vocabulary_.members(type);
        if (each.section == section_ && (is_suited ? in_one_suit : in_several) &&
            std::find(members.begin(), members.end(), ranks) != members.end()) {
            refuse_phrase(first, "a chart calls these ranks '" + exact_words(vocabulary_, type) + "'");
        }
    }
    refuse_phrase(first, "this game has no such hold");
}

/// What a chart calls the hold of nothing but the wild cards dealt: "deuces only".
std::string RowReader::wild_cards_alone() const {
    const std::string heading = section_words(vocabulary_.types(), section_);
    return heading.substr(heading.find(' ') + 1) + " only";
}

}  // namespace holdfast::videopoker
