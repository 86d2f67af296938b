#include <apps/cli/commands/table_lookup.h>
#include <apps/cli/output.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>

#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/answer/shape.h>
#include <holdfast/queries/holdem/odds_row.h>

namespace holdfast::cli {
namespace {

using holdem::HandStrength;
using holdem::HeadsUpOdds;
using holdem::MultiwayOdds;
using queries::Json;
using queries::OddsRow;
using queries::percent;
using queries::Shape;
using terminal::Column;
using terminal::TextTable;

constexpr int decimals = 4;

std::vector<Column> columns_of(std::initializer_list<const char*> titles) {
    std::vector<Column> columns;
    for (const char* title : titles) columns.push_back({title, Column::right, Column::needed});
    return columns;
}

OddsRow row_of(const HeadsUpOdds& odds) {
    return queries::odds_row(holdem::OpponentOdds{1, odds.deals, {odds.wins, odds.ties}});
}

void add_to(Json& json, const LookedUp&, const HeadsUpOdds& odds) {
    json.update(queries::odds_row_shape().json(row_of(odds)));
}

std::string csv_of(const LookedUp&, const HeadsUpOdds& odds) {
    return queries::odds_row_shape().csv({row_of(odds)});
}

std::string text_of(const LookedUp&, const HeadsUpOdds& odds) {
    TextTable table(columns_of({"Opponents", "Win", "Tie", "Lose", "Equity"}));
    std::vector<std::string> cells = queries::odds_percents(row_of(odds));
    cells.insert(cells.begin(), "1");
    table.add_row(std::move(cells));
    return table.text(output_style());
}

/// The odds against one number of opponents.
struct MultiwayRow {
    int opponents;
    MultiwayOdds::Against odds;
};

Rational chance(u32 parts) {
    return {u64{parts}, u64{holdem::certainty}};
}

std::vector<MultiwayRow> rows_of(const MultiwayOdds& odds) {
    std::vector<MultiwayRow> rows;
    for (const MultiwayOdds::Against& each : odds.against) {
        rows.push_back({static_cast<int>(rows.size()) + 1, each});
    }
    return rows;
}

const Shape<Rational>& chance_shape() {
    static const Shape<Rational> shape = Shape<Rational>("Chance").real(
        "probability", "The chance, rounded", [](const Rational& chance) { return chance; });
    return shape;
}

const Shape<MultiwayRow>& multiway_shape() {
    using Row = MultiwayRow;
    static const Shape<Row> shape =
        Shape<Row>("MultiwayRow")
            .whole_number("opponents", "Unknown opponents", &Row::opponents)
            .object("win", "The chance that nobody has as good a hand", chance_shape(),
                    [](const Row& row) { return chance(row.odds.win); })
            .object("lose", "The chance that somebody has a better hand", chance_shape(),
                    [](const Row& row) { return chance(row.odds.lose); })
            .real("equity", "The mean share of the pot, rounded",
                  [](const Row& row) { return chance(row.odds.equity); })
            .only_in_csv("rounded", [](const Row&) -> Json { return true; });
    return shape;
}

void add_to(Json& json, const LookedUp&, const MultiwayOdds& odds) {
    json["rounded"] = true;
    Json results = Json::array();
    for (const MultiwayRow& row : rows_of(odds)) results.push_back(multiway_shape().json(row));
    json["results"] = std::move(results);
}

std::string csv_of(const LookedUp&, const MultiwayOdds& odds) {
    return multiway_shape().csv(rows_of(odds));
}

std::string text_of(const LookedUp&, const MultiwayOdds& odds) {
    TextTable table(columns_of({"Opponents", "Win", "Lose", "Equity"}));
    for (const MultiwayRow& row : rows_of(odds)) {
        table.add_row({std::to_string(row.opponents), percent(chance(row.odds.win), decimals),
                       percent(chance(row.odds.lose), decimals), percent(chance(row.odds.equity), decimals)});
    }
    return table.text(output_style()) +
           "\nEach chance is rounded, within 1/8589934590 of the exact one. Ties are what is left of\n"
           "winning and losing.\n";
}

/// The mean strength, and the mean of its square.
Rational mean(const LookedUp& found, const HandStrength& strength) {
    return {u64{strength.sum}, u64{runouts(found.street)} * HandStrength::most};
}
Rational mean_square(const LookedUp& found, const HandStrength& strength) {
    return {u64{strength.squares}, u64{runouts(found.street)} * HandStrength::most * HandStrength::most};
}

void add_to(Json& json, const LookedUp& found, const HandStrength& strength) {
    json["runouts"] = queries::json_count(runouts(found.street));
    const auto add_mean = [&](const char* name, const Rational& value) {
        json[name] = queries::json_real(value);
        json[std::string(name) + "_exact"] = value.text();
    };
    add_mean("strength", mean(found, strength));
    add_mean("strength_squared", mean_square(found, strength));
    json["histogram"] = strength.bins;
}

std::string csv_of(const LookedUp& found, const HandStrength& strength) {
    std::string titles = "runouts,strength,strength_squared";
    std::string cells =
        fmt::format("{},{},{}", runouts(found.street), queries::json_real(mean(found, strength)).dump(),
                    queries::json_real(mean_square(found, strength)).dump());
    for (std::size_t bin = 0; bin < strength.bins.size(); ++bin) {
        titles += fmt::format(",bin_{}", bin);
        cells += fmt::format(",{}", strength.bins[bin]);
    }
    return titles + '\n' + cells + '\n';
}

std::string text_of(const LookedUp& found, const HandStrength& strength) {
    const u32 all = runouts(found.street);
    std::string text = fmt::format(
        "Strength on the river: mean, E[HS], {}; mean of the square, E[HS^2], {}\n{} possible boards\n\n",
        percent(mean(found, strength), decimals), percent(mean_square(found, strength), decimals),
        queries::grouped(all));
    TextTable table(columns_of({"Strength from", "to", "Boards", "Share"}));
    for (u32 bin = 0; bin < HandStrength::bin_count; ++bin) {
        const auto border = [](u32 number) {
            return percent(Rational(u64{number}, u64{HandStrength::bin_count}), 2);
        };
        table.add_row({border(bin), border(bin + 1), queries::grouped(strength.bins[bin]),
                       percent(Rational(u64{strength.bins[bin]}, u64{all}), decimals)});
    }
    return text + table.text(output_style());
}

}  // namespace

LookedUp look_up(const holdem::SituationTable& table, u32 situation) {
    LookedUp found{{}, {}, street_of(table.kind()), {}};
    switch (entry_of(table.kind())) {
        case holdem::TableEntry::heads_up_odds:
            found.entry = table.entry<HeadsUpOdds>(situation);
            break;
        case holdem::TableEntry::multiway_odds:
            found.entry = table.entry<MultiwayOdds>(situation);
            break;
        case holdem::TableEntry::hand_strength:
            found.entry = table.entry<HandStrength>(situation);
            break;
    }
    table.file().check_unchanged();
    return found;
}

Json to_json(const LookedUp& found) {
    Json json = queries::answer_object("holdem.table.lookup");
    json["hole"] = found.hole;
    json["board"] = found.board;
    json["street"] = words_of(found.street);
    std::visit([&](const auto& entry) { add_to(json, found, entry); }, found.entry);
    return json;
}

std::string to_csv(const LookedUp& found) {
    return std::visit([&](const auto& entry) { return csv_of(found, entry); }, found.entry);
}

std::string looked_up_text(const LookedUp& found) {
    return std::visit([&](const auto& entry) { return text_of(found, entry); }, found.entry);
}

}  // namespace holdfast::cli
