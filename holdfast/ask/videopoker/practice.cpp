#include <algorithm>
#include <chrono>
#include <map>

#include <fmt/format.h>

#include <holdfast/ask/videopoker/parts/practice_sums.h>
#include <holdfast/ask/videopoker/practice.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::ask {
namespace {

using PractisedGame = VideopokerPracticeAnswer::Game;
using Missed = GamePractice::Missed;

/// The record does not say with how many jokers its games are played.
constexpr Deck any_deck = Deck::with_jokers(max_jokers);

struct KindRow {
    std::string kind;
    GamePractice::Kind sums;
};

struct DayRow {
    std::string date;
    GamePractice::Day sums;

    Rational right_share() const {
        return Rational(sums.hands - std::min(sums.wrong, sums.hands), sums.hands);
    }
    double lost_per_hand() const { return sums.lost / static_cast<double>(sums.hands); }
};

/// The costliest first.
std::vector<KindRow> kinds_of(const PractisedGame& game) {
    std::vector<KindRow> rows;
    for (const auto& [kind, sums] : game.practice.kinds) rows.push_back({kind, sums});
    std::stable_sort(rows.begin(), rows.end(), [](const KindRow& one, const KindRow& other) {
        return one.sums.lost > other.sums.lost;
    });
    return rows;
}

/// The days on which hands were played, in order.
std::vector<DayRow> days_of(const PractisedGame& game) {
    std::vector<DayRow> rows;
    for (const auto& [date, sums] : game.practice.days) {
        if (sums.hands > 0) rows.push_back({date, sums});
    }
    return rows;
}

std::optional<Rational> right_share(const PractisedGame& game) {
    if (game.practice.hands == 0) return std::nullopt;
    return Rational(game.practice.right(), game.practice.hands);
}

void missed_shape(Shape<Missed>& shape) {
    shape.named("MissedDeal")
        .text("deal", "The cards dealt", &Missed::deal)
        .real("cost", "What the last mistake cost, in bets", &Missed::cost)
        .whole_number("due", "Right answers until it leaves the list", &Missed::due)
        .text("held", "The cards held in the last mistake; absent if it was corrected, and in older records",
              &Missed::held);
}

void kind_shape(Shape<KindRow>& shape) {
    shape.named("PractisedKind")
        .text("kind", "The kind of hold that is best", &KindRow::kind)
        .whole_number("mistakes", "Mistakes", [](const KindRow& row) { return row.sums.mistakes; })
        .real("lost", "What they cost together, in bets", [](const KindRow& row) { return row.sums.lost; });
}

void day_shape(Shape<DayRow>& shape) {
    shape.named("PractisedDay")
        .text("date", "The date where the player was", &DayRow::date)
        .whole_number("hands", "Hands", [](const DayRow& row) { return row.sums.hands; })
        .whole_number("wrong", "Mistakes", [](const DayRow& row) { return row.sums.wrong; })
        .real("lost", "What they cost, in bets", [](const DayRow& row) { return row.sums.lost; })
        .real("right_share", "The share of hands without a mistake", &DayRow::right_share)
        .real("lost_per_hand", "What mistakes cost in a hand on average, in bets", &DayRow::lost_per_hand);
}

/// A getter of one sum of a game.
template <class Sum>
auto sum_of_game(Sum GamePractice::*sum) {
    return [sum](const PractisedGame& game) { return game.practice.*sum; };
}

void practised_game_shape(Shape<PractisedGame>& shape) {
    shape.named("PractisedGame")
        .text("name", "Its name in the record", &PractisedGame::name)
        .shown("Game")
        .whole_number("hands", "Hands played", sum_of_game(&GamePractice::hands))
        .shown("Hands")
        .whole_number("right", "Those without a mistake",
                      [](const PractisedGame& game) { return game.practice.right(); })
        .real("right_share", "The share of hands without a mistake; null if there are no hands", right_share)
        .or_null()
        .shown("Right", Format::percent(1))
        .whole_number("minor", "Mistakes that cost less than 0.05 bets", sum_of_game(&GamePractice::minor))
        .whole_number("major", "The other mistakes", sum_of_game(&GamePractice::major))
        .only_shown("Mistakes", "Hands with a mistake",
                    [](const PractisedGame& game) { return game.practice.minor + game.practice.major; })
        .whole_number("mended", "Mistakes corrected after a warning, which do not count as such",
                      sum_of_game(&GamePractice::mended))
        .shown("Mended", {}, 1)
        .real("lost", "What the mistakes cost together, in bets", sum_of_game(&GamePractice::lost))
        .shown("Lost", Format::bets(2))
        .table<missed_shape>("missed", "Deals to practise again, by their last mistakes, the latest last",
                             [](const PractisedGame& game) { return game.practice.missed; })
        .only_shown("Again", "Deals to practise again",
                    [](const PractisedGame& game) { return game.practice.missed.size(); })
        .table<kind_shape>("kinds", "The mistakes by the kind of hold that was best, the costliest first",
                           kinds_of)
        .table<day_shape>("days", "The days with hands, in their order", days_of);
}

}  // namespace

Query VideopokerPracticeRequest::query() {
    return {
        "videopoker.practice",
        "A trainer's record: hands played, what mistakes cost, deals to practise again",
        {Field{"record", FieldKind::lines, "RECORD", "A trainer file"}.argument().otherwise("a new record"),
         Field{"name", FieldKind::text, "NAME",
               "Only the game of this name in the record; a hand that is added needs it"},
         Field{"deal", FieldKind::text, "CARDS", "Add a hand of the game: the cards dealt"},
         Field{"held", FieldKind::text, "CARDS", "The cards held of them"}.otherwise("nothing"),
         Field{"cost", FieldKind::fraction, "BETS", "What that hold costs against the best one"}
             .between("0", "1000000000000")  // as much as a row may pay
             .otherwise("0"),
         Field{"day", FieldKind::text, "DATE",
               "The date of the hand, such as 2026-11-24; a hand that is added needs it"},
         Field{"mended", FieldKind::flag, "", "The first choice was wrong, and corrected after a warning"},
         Field{"kind", FieldKind::text, "WORDS",
               "The kind of hold that was best, if the hand was a mistake; without a hand, that of a mistake "
               "of this cost that was counted before"},
         Field{"plus", FieldKind::lines, "RECORD", "Add another record"}.called("record"),
         Field{"less", FieldKind::lines, "RECORD", "Take off another record, which is a part of this one"}
             .called("record")},
        {R"({"query": "videopoker.practice", "record": "{\"holdfast\": \"trainer\", \"games\": {\"~mine\": )"
         R"({\"hands\": 20, \"minor\": 1, \"major\": 1, \"mended\": 0, \"lost\": 0.3, \"missed\": []}}}"})",
         R"({"query": "videopoker.practice", "name": "~mine", "deal": "AsKd7c7d2h", "held": "AsKd", "cost": 0.25, )"
         R"("kind": "low pair", "day": "2026-11-24"})"}};
}

namespace {

/// An empty text would be neither left out nor filled in.
void check_is_filled(const Fields& fields) {
    for (const std::string_view field : {"record", "name", "deal", "held", "day", "kind", "plus", "less"}) {
        if (!fields.has(field) || !fields.text(field).empty()) continue;
        throw FieldError(field, fmt::format("'{}' is empty; leave it out", field), "");
    }
}

/// Throws FieldError if a field is missing that another one needs.
void check_has(const Fields& fields, std::string_view needed, std::string_view by) {
    if (fields.has(needed)) return;
    throw FieldError(needed, fmt::format("'{}' needs '{}'", by, needed), "");
}

std::string read_day(const Fields& fields) {
    constexpr std::string_view form = "0000-00-00";
    const std::string day = fields.text("day");
    const auto fits = [](char letter, char expected) {
        return expected == '-' ? letter == '-' : is_digit(letter);
    };
    const auto number = [&day](std::size_t at, std::size_t digits) {
        return std::stoi(day.substr(at, digits));
    };
    if (!std::equal(day.begin(), day.end(), form.begin(), form.end(), fits) ||
        !std::chrono::year_month_day(std::chrono::year(number(0, 4)),
                                     std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                     std::chrono::day(static_cast<unsigned>(number(8, 2))))
             .ok()) {
        throw FieldError("day", "expected a date such as 2026-11-24", day);
    }
    return day;
}

PracticedHand read_hand(const Fields& fields, const Rational& cost, const std::string& kind) {
    check_has(fields, "name", "deal");
    check_has(fields, "day", "deal");
    const videopoker::Deal deal =
        in_field("deal", [&] { return videopoker::parse_deal(fields.text("deal"), any_deck); });
    const videopoker::Hold hold =
        in_field("held", [&] { return videopoker::parse_hold(fields.text("held"), deal, any_deck); });
    return {to_text(deal), to_text(deal.held(hold)), cost, kind, read_day(fields), fields.flag("mended")};
}

/// What stays in the record must be no surprise to whoever reads it.
void check_is_printable(const Fields& fields) {
    for (const std::string_view field : {"name", "kind"}) {
        const std::string text = fields.text(field);
        if (printable(text) == text) continue;
        throw FieldError(field, fmt::format("'{}' must be text in UTF-8 without control characters", field),
                         text);
    }
}

/// Adding a hand, naming the kind of a mistake, adding a record and taking one off are different things: one request
/// does one of them.
void check_is_one_change(const Fields& fields) {
    std::string_view first;
    for (const std::string_view change : {"deal", "kind", "plus", "less"}) {
        if (!fields.has(change) || (change == "kind" && first == "deal")) continue;
        if (!first.empty()) throw ContradictoryFields(change, first, fields.text(change));
        first = change;
    }
}

/// The record, with the deals of all games as deals are written here.
PracticeRecord read_record(std::string_view field, const std::string& source, const std::string& text,
                           const StopFlag* stop) {
    return in_lines(field, source, [&] {
        PracticeRecord record = read_practice_record(text);
        for (auto& [name, game] : record) {
            throw_if_stopped(stop);
            game = practice_of(record, name, any_deck);
        }
        return record;
    });
}

/// The text of the record once it is changed as the request says.
std::string changed_record(const VideopokerPracticeRequest& request, const StopFlag* stop) {
    const auto about_record = [&](const auto& change) { return in_lines("record", request.source, change); };
    if (request.hand) {
        return about_record([&] { return with_hand(request.record, request.name, any_deck, *request.hand); });
    }
    if (request.mistake) {
        return about_record(
            [&] { return with_kind(request.record, request.name, any_deck, *request.mistake); });
    }
    if (!request.plus && !request.less) return request.record;
    const PracticeRecord own = read_record("record", request.source, request.record, stop);
    if (request.plus) {
        const auto& [text, source] = *request.plus;
        const PracticeRecord other = read_record("plus", source, text, stop);
        try {
            return with_games(request.record, sum_of(own, other), text, stop);
        } catch (const OverflowError& error) {
            throw FieldError("plus", error.what(), text, 0, 0);
        }
    }
    const auto& [text, source] = *request.less;
    const PracticeRecord part = read_record("less", source, text, stop);
    if (!is_part(part, own)) throw FieldError("less", "this record is no part of the other", text, 0, 0);
    return with_games(request.record, without(own, part), {}, stop);
}

}  // namespace

VideopokerPracticeRequest VideopokerPracticeRequest::read(const Fields& fields) {
    check_is_filled(fields);
    check_is_printable(fields);
    check_is_one_change(fields);
    VideopokerPracticeRequest request{fields.text("record"), fields.lines_name("record"),
                                      fields.text("name")};
    const Rational cost = fields.fraction("cost").value_or(Rational());
    const std::string kind = fields.text("kind");
    for (const std::string_view of_hand : {"held", "day"}) {
        if (fields.has(of_hand)) check_has(fields, "deal", of_hand);
    }
    if (fields.flag("mended")) check_has(fields, "deal", "mended");
    if (fields.has("cost") && kind.empty()) check_has(fields, "deal", "cost");
    if (fields.has("deal")) {
        request.hand = read_hand(fields, cost, kind);
    } else if (!kind.empty()) {
        check_has(fields, "name", "kind");
        request.mistake = NamedMistake{kind, cost};
    }
    if (fields.has("plus")) request.plus = {fields.text("plus"), fields.lines_name("plus")};
    if (fields.has("less")) request.less = {fields.text("less"), fields.lines_name("less")};
    return request;
}

VideopokerPracticeAnswer answer(const VideopokerPracticeRequest& request, Session& /*session*/,
                                const Work& work) {
    VideopokerPracticeAnswer answer{changed_record(request, work.stop), {}};
    throw_if_stopped(work.stop);
    if (request.name.empty()) {
        PracticeRecord record = read_record("record", request.source, answer.record, work.stop);
        for (auto& [name, game] : record) answer.games.push_back({name, std::move(game)});
    } else {
        // What is wrong with another game does not matter.
        answer.games.push_back({request.name, in_lines("record", request.source, [&] {
                                    return practice_of(read_practice_record(answer.record), request.name,
                                                       any_deck);
                                })});
    }
    if (answer.record.empty()) answer.record = to_text(PracticeRecord());
    return answer;
}

void VideopokerPracticeAnswer::declare(Shape<VideopokerPracticeAnswer>& shape) {
    shape.named("PracticeAnswer")
        .query("videopoker.practice")
        .text("record", "The text of the trainer file as it is now", &VideopokerPracticeAnswer::record)
        .not_in_csv()
        .table<practised_game_shape>("games", "The games of the record, or the one that was asked for",
                                     &VideopokerPracticeAnswer::games)
        .rows_in_csv()
        .shown("")
        .paragraph([](const VideopokerPracticeAnswer& answer) {
            return answer.games.empty() ? "This record has no hands yet." : "";
        });
}

}  // namespace holdfast::ask
