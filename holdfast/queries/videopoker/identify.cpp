#include <algorithm>
#include <functional>
#include <utility>

#include <fmt/format.h>

#include <holdfast/core/text.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/answer/shape.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/videopoker/identify.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::queries {
namespace {

using Match = VideopokerIdentifyAnswer::Match;
using videopoker::DifferentPay;
using videopoker::Game;

/// Blames `bytes` bytes of one of the texts of the field `pays`, from `at` on.
[[noreturn]] void fail_at(const std::string& text, std::size_t at, std::size_t bytes,
                          const std::string& why) {
    throw FieldError("pays", why, text, at, bytes);
}

constexpr std::string_view separators = ", ;\t\r\n";  // not "/", which may be that of a fraction

/// Refuses "4,682", which may be one number. In a list with commas alone, pays that fall are two, as in
/// "800,200,25".
void check_comma(const std::string& text, std::size_t at, std::string_view pay, bool has_commas_alone) {
    // Commas of thousands stand before groups of three digits.
    constexpr std::size_t group = 3;
    if (at < 2 || text[at - 1] != ',') return;
    // The text before the comma, which was already read as a pay.
    const std::size_t before = text.find_last_of(separators, at - 2);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    const std::string high = text.substr(begin, at - 1 - begin);
    const std::string low(pay.substr(0, pay.find('.')));
    const bool is_whole = !high.empty() && high.find('.') == std::string::npos;
    if (!is_whole || high.size() > group || low.size() != group) return;
    // Pays are listed from the highest down; three digits that begin with 0 are no pay.
    const bool falls = low.front() != '0' && parse_rational(high) >= parse_rational(low);
    if (falls && has_commas_alone) return;
    fail_at(text, begin, at - begin + pay.size(),
            low.front() == '0'
                ? fmt::format("write {0}{1}, not {0},{1}: commas separate the pays", high, pay)
                : fmt::format("'{0},{1}' may be one number or two pays; write {0}{1}, or {0} and {1} with a "
                              "blank between",
                              high, pay));
}

/// Reads a pay: up to ten digits, and up to four behind a point, so that sums of pays fit in a Rational.
Rational read_pay(const std::string& text, std::size_t at, std::size_t bytes, bool has_commas_alone) {
    const std::string_view pay = std::string_view(text).substr(at, bytes);
    const std::size_t point = std::min(pay.find('.'), pay.size());
    constexpr std::size_t most_digits = 10;
    constexpr std::size_t most_decimals = 4;
    // Neither a sign nor an exponent, which no machine shows.
    const bool is_number = pay.find_first_not_of("0123456789.") == std::string_view::npos && point > 0 &&
                           point + 1 != pay.size() && pay.find('.', point + 1) == std::string_view::npos;
    if (!is_number) fail_at(text, at, bytes, in_quotes(pay) + " is not a pay, such as 25 or 4.5");
    if (point > most_digits || pay.size() > point + 1 + most_decimals) {
        fail_at(text, at, bytes,
                fmt::format("{} has too many digits: a pay has at most {}, and {} after the point",
                            in_quotes(pay), most_digits, most_decimals));
    }
    check_comma(text, at, pay, has_commas_alone);
    const Rational value = parse_rational(pay);
    // Rows that pay 0 are not compared (pay_match.h).
    if (value.is_zero()) fail_at(text, at, bytes, "leave out rows that pay 0");
    return value;
}

/// The pays of all texts, in their order. Throws FieldError on what is not a pay, on more of them than a
/// paytable may have rows, and if there is none.
std::vector<Rational> read_pays(const std::vector<std::string>& texts) {
    std::vector<Rational> pays;
    for (const std::string& text : texts) {
        const std::size_t first = text.find_first_not_of(separators);
        const bool has_commas_alone = texts.size() == 1 && text.find_first_of(separators.substr(1), first) >=
                                                               text.find_last_not_of(separators);
        for (std::size_t at = 0; (at = text.find_first_not_of(separators, at)) != std::string::npos;) {
            const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
            if (pays.size() == videopoker::max_rows) {
                fail_at(text, at, end - at, fmt::format("expected at most {} pays", videopoker::max_rows));
            }
            pays.push_back(read_pay(text, at, end - at, has_commas_alone));
            at = end;
        }
    }
    if (!pays.empty()) return pays;
    throw FieldError("pays", "expected the pays of a machine, such as 800,50,25,9,6,4,3,2,1", "");
}

/// The pays for one coin, falling.
std::vector<Rational> for_one_coin(std::vector<Rational> pays, PaysAreFor understood, u64 given) {
    std::sort(pays.begin(), pays.end(), std::greater<>());
    const Rational five(5);
    switch (understood) {
        case PaysAreFor::given_coins:
            for (Rational& each : pays) each /= Rational(given);
            break;
        case PaysAreFor::one_coin:
            break;
        case PaysAreFor::five_coins:
            for (Rational& each : pays) each /= five;
            break;
        case PaysAreFor::five_coins_for_the_largest:
            // In order again, as the divided pay need not be the largest any more.
            pays.front() /= five;
            std::sort(pays.begin(), pays.end(), std::greater<>());
            break;
    }
    return pays;
}

std::vector<Game> catalog_games(const Work& work) {
    std::vector<Game> games;
    for (const std::string_view id : videopoker::catalog_ids()) {
        throw_if_stopped(work.stop);
        games.push_back(videopoker::catalog_game(id));
    }
    return games;
}

/// A game of the catalog, and how it differs from the machine.
struct Candidate {
    const Game* game;
    std::vector<DifferentPay> differences;
    std::size_t weight;
    Rational distance;

    bool operator<(const Candidate& other) const {
        return weight != other.weight ? weight < other.weight : distance < other.distance;
    }
};

/// The games that differ least: `count` of them, or as many as do not differ at all.
std::vector<Candidate> nearest_games(const std::vector<Game>& all, const std::vector<Rational>& pays,
                                     std::size_t count, const Work& work) {
    std::vector<Candidate> games;
    for (const Game& game : all) {
        throw_if_stopped(work.stop);
        std::vector<DifferentPay> differences = different_pays(game, pays);
        const std::size_t weight = weight_of(differences);
        const Rational distance = distance_of(game, differences);
        games.push_back({&game, std::move(differences), weight, distance});
    }
    // Stable: games that differ equally stay in the order of their ids.
    std::stable_sort(games.begin(), games.end());
    // Games without differences come first. All of them are shown, even if the request asks for fewer games.
    while (count < games.size() && games[count].differences.empty()) ++count;
    games.erase(games.begin() + static_cast<std::ptrdiff_t>(std::min(count, games.size())), games.end());
    return games;
}

/// No tie rule changes the return, so any will do.
Rational return_of(const PreparedGame& prepared, const Work& work) {
    return analyze_game(prepared.tables, videopoker::TieRule::lowest_variance, work).expected_return;
}

/// The return with the pays of the machine: games of one family are then often the same paytable, solved
/// once.
Rational return_on_machine(const PreparedGame& prepared, const std::vector<Match>& before, const Work& work) {
    const Game& game = prepared.game();
    const auto same = std::find_if(before.begin(), before.end(), [&](const Match& match) {
        const Game& other = match.prepared->game();
        return match.expected_return && other.deck == game.deck && other.wild == game.wild &&
               other.rows == game.rows;
    });
    return same != before.end() ? *same->expected_return : return_of(prepared, work);
}

/// Prepares the game with the pays of the machine, if they fit its rows.
Match match_of(Candidate candidate, const std::vector<Match>& before, Session& session, const Work& work) {
    const std::vector<DifferentPay>& differences = candidate.differences;
    const bool is_of_its_rows = std::all_of(differences.begin(), differences.end(),
                                            [](const DifferentPay& each) { return each.row && each.seen; });
    GameChoice choice{candidate.game->id};
    for (const DifferentPay& each : differences) {
        // A row that one side lacks makes another game: it is not this one with other pays.
        if (!is_of_its_rows) break;
        // As the field `pay` takes it; the fraction is exact.
        choice.pay_changes.push_back(candidate.game->rows[*each.row].name + "=" + each.seen->text());
    }
    std::shared_ptr<const PreparedGame> prepared =
        session.games().prepare_with_order({candidate.game->id}, work.stop);
    // Shown for every game. The game with other pays then takes over its classes of deals.
    const Rational catalog_return = return_of(*prepared, work);
    std::optional<Rational> expected_return;
    if (differences.empty()) {
        expected_return = catalog_return;
    } else if (is_of_its_rows) {
        try {
            prepared = session.games().prepare_with_order(choice, work.stop);
            expected_return = return_on_machine(*prepared, before, work);
        } catch (const FieldError&) {
            // Pays that no game can have together, such as 9999999999 and 0.0001: this one is still the
            // nearest.
        }
    }
    return {std::move(prepared), *candidate.game, catalog_return, std::move(candidate.differences),
            expected_return};
}

struct DifferenceRow {
    const Match& match;
    const DifferentPay& difference;
};

std::vector<DifferenceRow> difference_rows(const Match& match) {
    std::vector<DifferenceRow> rows;
    for (const DifferentPay& each : match.differences) rows.push_back({match, each});
    return rows;
}

const Shape<DifferenceRow>& difference_shape() {
    using Row = DifferenceRow;
    static const Shape<Row> shape =
        Shape<Row>("DifferentPay")
            .text("row", "The row of the game; absent if it has no row for a pay of the machine",
                  [](const Row& row) {
                      const std::optional<std::size_t> number = row.difference.row;
                      return number ? std::optional(row.match.game.rows[*number].name) : std::nullopt;
                  })
            .pays("pays", "What the row pays in the catalog",
                  [](const Row& row) {
                      const std::optional<std::size_t> number = row.difference.row;
                      return number ? std::optional(row.match.game.rows[*number].pays) : std::nullopt;
                  })
            .pays("seen", "What the machine pays; absent if it lacks the row",
                  [](const Row& row) { return row.difference.seen; });
    return shape;
}

const Shape<Match>& match_shape() {
    static const Shape<Match> shape =
        Shape<Match>("GameMatch")
            .members_of(game_shape(),
                        [](const Match& match) -> const PreparedGame& { return *match.prepared; })
            .exact("catalog_return",
                   "The expected pay of a bet of 1 under perfect play in the catalog's game",
                   &Match::catalog_return)
            // Kept in CSV: it depends on the machine whether any game has its rows.
            .exact("return",
                   "The same on the machine, if it is this game with other pays; absent if its rows are not "
                   "those of the game",
                   &Match::expected_return)
            .kept_in_csv()
            .whole_number("differences", "How many rows and pays differ: 0 if the pays are those of the game",
                          [](const Match& match) { return match.differences.size(); })
            .table("different", "The rows and pays that differ, the largest first", difference_shape(),
                   difference_rows)
            // In CSV they are one text, with semicolons between them.
            .only_in_csv("different",
                         [](const Match& match) { return Json(joined(difference_texts(match), "; ")); });
    return shape;
}

}  // namespace

std::string_view to_text(PaysAreFor pays) {
    switch (pays) {
        case PaysAreFor::given_coins:
            return "the coins of the request";
        case PaysAreFor::one_coin:
            return "one coin";
        case PaysAreFor::five_coins:
            return "five coins";
        case PaysAreFor::five_coins_for_the_largest:
            return "one coin, the largest for five";
    }
    return "";
}

const Query& VideopokerIdentifyRequest::query() {
    static const Query query{
        "videopoker.identify",
        "Games by the pays on a machine, and how the nearest ones differ",
        {Field{"pays", FieldKind::texts, "PAYS",
               "The pays on the machine, in any order, such as 800,50,25,9,6,4,3,2,1"}
             .argument()
             .mandatory(),
         Field{"coins", FieldKind::whole_number, "COINS",
               "The number of coins that the pays are for; without it, 1 or 5, whichever fits a game better"}
             .between("1", "100"),
         Field{"count", FieldKind::whole_number, "NUMBER",
               "Games to show, if no more of them have these pays"}
             .between("1", "100")
             .by_default("5")},
        {R"({"query": "videopoker.identify", "pays": "800,50,25,8,6,4,3,2,1"})",
         R"({"query": "videopoker.identify", "pays": "4000 250 125 40 30 20 15 10 5", "count": 2})"},
        "",
        json_answer<VideopokerIdentifyRequest>,
        answer_type<VideopokerIdentifyRequest>};
    return query;
}

VideopokerIdentifyRequest VideopokerIdentifyRequest::read(const Fields& fields) {
    return {read_pays(fields.texts("pays")), fields.whole_number("coins"), *fields.whole_number("count")};
}

VideopokerIdentifyAnswer answer(const VideopokerIdentifyRequest& request, Session& session,
                                const Work& work) {
    std::vector<PaysAreFor> ways{PaysAreFor::one_coin, PaysAreFor::five_coins,
                                 PaysAreFor::five_coins_for_the_largest};
    // The order matters: of ways that fit equally well, the first is taken.
    if (request.coins) ways = {PaysAreFor::given_coins};
    const std::vector<Game> catalog = catalog_games(work);
    const auto count = static_cast<std::size_t>(std::max<u64>(request.count, 1));
    std::optional<VideopokerIdentifyAnswer> found;
    std::vector<Candidate> nearest;
    for (const PaysAreFor way : ways) {
        std::vector<Rational> pays = for_one_coin(request.pays, way, request.coins.value_or(1));
        std::vector<Candidate> games = nearest_games(catalog, pays, count, work);
        // As they are, unless they fit better in another way: a progressive royal of 4,700 is nearer as 940.
        if (found && !(games[0] < nearest[0])) continue;
        found = VideopokerIdentifyAnswer{std::move(pays), way, {}};
        nearest = std::move(games);
        // Nothing fits better than no difference.
        if (nearest[0].differences.empty()) break;
    }
    for (Candidate& each : nearest) {
        // A match may take its return from one of those before it.
        found->games.push_back(match_of(std::move(each), found->games, session, work.quietly()));
    }
    return std::move(*found);
}

const Shape<VideopokerIdentifyAnswer>& VideopokerIdentifyAnswer::shape() {
    using Answer = VideopokerIdentifyAnswer;
    static const Shape<Answer> shape =
        Shape<Answer>("IdentifyAnswer")
            .query("videopoker.identify")
            .texts("pays", "The pays for one coin, falling",
                   [](const Answer& answer) {
                       std::vector<std::string> texts;
                       for (const Rational& each : answer.pays) texts.push_back(plain_pays_text(each));
                       return texts;
                   })
            .text("pays_are_for", "What the pays were taken for",
                  [](const Answer& answer) { return to_text(answer.understood); })
            .one_of({to_text(PaysAreFor::given_coins), to_text(PaysAreFor::one_coin),
                     to_text(PaysAreFor::five_coins), to_text(PaysAreFor::five_coins_for_the_largest)})
            .table(
                "games",
                "The games that differ least: a pay that differs counts 2, a row that the machine lacks and "
                "a pay that the game lacks count 3 each",
                match_shape(), &Answer::games);
    return shape;
}

std::string to_csv(const VideopokerIdentifyAnswer& answer) {
    return match_shape().csv(answer.games);
}

std::vector<std::string> difference_texts(const Match& match) {
    std::vector<std::string> texts;
    for (const DifferentPay& each : match.differences) {
        if (!each.row) {
            texts.push_back("no row for " + pays_text(*each.seen));
            continue;
        }
        const videopoker::PayRow& row = match.game.rows[*each.row];
        texts.push_back(row.name + " " + pays_text(row.pays) + " (yours " +
                        (each.seen ? pays_text(*each.seen) : "has none") + ")");
    }
    return texts;
}

}  // namespace holdfast::queries
