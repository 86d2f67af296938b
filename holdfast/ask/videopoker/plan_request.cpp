#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/plan.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/plan_words.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

constexpr std::size_t max_parts = 12;

/// The fields of one part. Their bounds, kinds and errors are those of the query `videopoker.bankroll`.
FieldList part_fields() {
    return {game_fields(),
            Field{"lines", FieldKind::whole_number, "N", "Lines"}.by_default("1").between("1", "10"),
            cash_back_field(),
            rate_field("tips", "Tips"),
            Field{"hands", FieldKind::whole_number, "N", "Hands"}.between("1", "1000000"),
            hours_fields(),
            bet_fields()};
}

/// Reads one part: "GAME N hours|hands at DOLLARS", then "lines N" or "N lines", "cash-back SHARE", "tips SHARE",
/// "speed N" in any order. Errors point at the word that is wrong.
class PartReader {
  public:
    PartReader(std::size_t number, const std::string& text)
        : number_(number), text_(text), words_(plan_words(text)) {}

    PlannedGame read() {
        request_.kind = JsonValue::Kind::object;
        if (words_.empty()) {
            throw error_in_part(number_, "it is empty: write GAME N hours at DOLLARS", text_, 0, 1);
        }
        add("game", "game", words_[0]);
        if (words_.size() == 1) {
            fail("it is one word: write GAME N hours at DOLLARS as one text, in quotes on a command line",
                 words_[0]);
        }
        for (std::size_t i = 1; i < words_.size(); i += 2) read_pair(i);
        if (request_.find("bet") == nullptr) {
            fail("it does not say what a bet costs: add 'at' and dollars, such as 'at 1.25'", words_[0]);
        }
        if (request_.find("hands") == nullptr && request_.find("hours") == nullptr) {
            fail("it does not say how long it is: add hours or hands, such as '10 hours'", words_[0]);
        }
        try {
            const std::vector<Field> declared = part_fields();
            return read_fields(Fields(declared, request_));
        } catch (const FieldError& error) {
            const auto place = places_.find(error.field);
            fail(error.what(), place == places_.end() ? words_[0] : place->second);
        }
    }

  private:
    /// Two words: a number and its unit, or a name and its value.
    void read_pair(std::size_t i) {
        using WordAndField = std::pair<std::string_view, std::string_view>;
        static constexpr std::array<WordAndField, 8> units{{{"hours", "hours"},
                                                            {"hour", "hours"},
                                                            {"hands", "hands"},
                                                            {"hand", "hands"},
                                                            {"lines", "lines"},
                                                            {"line", "lines"},
                                                            {"cash-back", "cash_back"},
                                                            {"tips", "tips"}}};
        static constexpr std::array<WordAndField, 5> names{{{"at", "bet"},
                                                            {"lines", "lines"},
                                                            {"cash-back", "cash_back"},
                                                            {"tips", "tips"},
                                                            {"speed", "speed"}}};
        const bool is_last = i + 1 == words_.size();
        for (const auto& [name, field] : names) {
            if (in_small_letters(words_[i].text) != name) continue;
            if (is_last) fail(fmt::format("'{}' needs a value after it", name), words_[i]);
            return add(std::string(field), name, words_[i + 1]);
        }
        for (const auto& [unit, field] : units) {
            const bool is_unit = !is_last && in_small_letters(words_[i + 1].text) == unit;
            if (is_unit) return add(std::string(field), unit, words_[i]);
        }
        refuse_two_readings(i);
        if (!is_last && exact_number(words_[i].text)) {
            fail(
                fmt::format("after a number write 'hours' or 'hands', not {}", in_quotes(words_[i + 1].text)),
                words_[i + 1]);
        }
        fail(fmt::format(
                 "unexpected {}: after the game's id (one word) write N hours, N hands, at DOLLARS, lines N, "
                 "cash-back SHARE, tips SHARE or speed N; each part is an argument of its own",
                 in_quotes(words_[i].text)),
             words_[i]);
    }

    /// Refuses words that people write for one of two things, with both.
    void refuse_two_readings(std::size_t i) const {
        const PlanWord& word = words_[i];
        const std::string next = i + 1 < words_.size() ? words_[i + 1].text : "";
        const std::string typed = in_small_letters(word.text);
        if (exact_number(word.text) && in_small_letters(next) == "h") fail(about_h(word.text), words_[i + 1]);
        const bool ends_in_h =
            typed.size() > 1 && typed.back() == 'h' && exact_number(typed.substr(0, typed.size() - 1));
        if (ends_in_h) fail(about_h(typed.substr(0, typed.size() - 1)), word);
        const bool is_times = typed == "x" || typed == "\u00d7";
        if (is_times && exact_number(next)) fail(about_times(cut_short(next)), word);
        const std::optional<Amount> amount = amount_of(word.text);
        const bool is_price = amount && amount->unit == AmountUnit::dollars;
        if (is_price) {
            fail(fmt::format("for the price of a bet write 'at {}'", cut_short(word.text)), word);
        }
        if (typed == "for" && amount_of(next)) {
            fail(
                fmt::format("write 'at {}' for the price of a bet, or a number of hours or hands after 'for'",
                            cut_short(next)),
                word);
        }
    }

    /// What may be meant by "x 5": a price only if none is given before.
    std::string about_times(const std::string& number) const {
        if (request_.find("bet") == nullptr) {
            return fmt::format("'x {0}' may be dollars or lines: write 'at {0}' or 'lines {0}'", number);
        }
        return fmt::format(
            "'x {0}' may be lines or coins: write 'lines {0}', or the price of all coins after 'at'", number);
    }

    static std::string about_h(const std::string& number) {
        return fmt::format("'h' may be hours or hands: write {0} hours or {0} hands", cut_short(number));
    }

    void add(const std::string& field, std::string_view name, const PlanWord& word) {
        if (!places_.emplace(field, word).second) fail(in_quotes(name) + " is given twice", word);
        request_.members.push_back({field, JsonValue::of_text(word.text)});
    }

    PlannedGame read_fields(const Fields& fields) const {
        PlannedGame part;
        part.text = text_;
        part.game = game_of(fields);
        part.stake.lines = static_cast<u32>(*fields.whole_number("lines"));
        part.stake.cash_back = read_rate(fields, "cash_back");
        part.stake.tips = read_rate(fields, "tips");
        part.bet = *read_bet(fields);
        part.hands = *read_session_length(fields, bankroll::max_hands).hands;
        return part;
    }

    [[noreturn]] void fail(const std::string& message, const PlanWord& word) const {
        throw error_in_part(number_, message, text_, word.at, word.bytes);
    }

    std::size_t number_;  ///< of the part, from 1
    const std::string& text_;
    std::vector<PlanWord> words_;
    JsonValue request_;
    std::map<std::string, PlanWord> places_;
};

std::vector<PlannedGame> read_parts(const Fields& fields) {
    const std::vector<std::string> texts = fields.texts("parts");
    if (texts.empty() || texts.size() > max_parts) {
        throw FieldError("parts", fmt::format("a plan has 1 to {} parts, not {}", max_parts, texts.size()),
                         fields.text("parts"));
    }
    std::vector<PlannedGame> parts;
    u64 hands = 0;
    for (const std::string& text : texts) {
        const std::size_t number = parts.size() + 1;
        parts.push_back(PartReader(number, text).read());
        hands += parts.back().hands;
        if (hands <= bankroll::max_hands) continue;
        throw error_in_part(number,
                            fmt::format("the parts up to this one have {} hands; a plan has at most {}",
                                        grouped(hands), grouped(bankroll::max_hands)),
                            text, 0, text.size());
    }
    return parts;
}

/// The price of a bet, if it is that of all parts.
std::optional<Rational> common_bet(const std::vector<PlannedGame>& parts) {
    const Rational& first = parts.front().bet;
    const bool is_common =
        std::all_of(parts.begin(), parts.end(), [&](const PlannedGame& part) { return part.bet == first; });
    return is_common ? std::optional(first) : std::nullopt;
}

/// A bankroll or a goal, in dollars.
std::optional<Rational> read_amount(const Fields& fields, std::string_view field,
                                    const std::optional<Rational>& bet) {
    const std::optional<Rational> dollars = fields.dollars(field, bet);
    if (dollars) {
        with_small_denominator(*dollars, bankroll::max_stake_denominator, "six decimals", field, fields);
    }
    return dollars;
}

}  // namespace

FieldError error_in_part(std::size_t number, const std::string& message, const std::string& text,
                         std::size_t at, std::size_t bytes) {
    return {"parts", fmt::format("part {}: {}", number, message), text, at, bytes};
}

Query VideopokerPlanRequest::query() {
    return {
        "videopoker.plan",
        "Several games, one after the other: results, ruin and a goal, in dollars",
        {Field{"parts", FieldKind::texts, "PART",
               "A game, how long and for how much: 'jacks-or-better-9-6 10 hours at 1.25', with 'lines 3', "
               "'cash-back 0.25%', 'tips 0.1%' or 'speed 700' after it"}
             .argument()
             .mandatory(),
         Field{"bankroll", FieldKind::dollars, "AMOUNT",
               "Starting bankroll, such as 1000$; also gives its risk of ruin"}
             .between("0.0001", "1000000000"),
         Field{"goal", FieldKind::dollars, "AMOUNT",
               "Also give the chance that the bankroll reaches this before ruin"}
             .between("0.0001", "1000000000"),
         quantiles_field()},
        {R"({"query": "videopoker.plan", "parts": ["jacks-or-better-9-6 10 hours at 1.25", "double-bonus-10-7-5 500 hands at 5"], "bankroll": "1000$"})",
         R"({"query": "videopoker.plan", "parts": ["deuces-wild-full-pay 200 hands at 1.25 lines 2 cash-back 0.25%"], "bankroll": "100$", "goal": "150$"})"},
        "hands"};
}

VideopokerPlanRequest VideopokerPlanRequest::read(const Fields& fields) {
    VideopokerPlanRequest request;
    request.parts = read_parts(fields);
    const std::optional<Rational> bet = common_bet(request.parts);
    request.bankroll = read_amount(fields, "bankroll", bet);
    request.goal = read_amount(fields, "goal", bet);
    if (request.bankroll) request.bankroll_text = fields.text("bankroll");
    if (request.goal) request.goal_text = fields.text("goal");
    request.quantiles = read_quantiles(fields);
    if (request.goal && !request.bankroll) {
        throw FieldError("goal", "a goal needs a bankroll to start from", fields.text("goal"));
    }
    return request;
}

}  // namespace holdfast::ask
