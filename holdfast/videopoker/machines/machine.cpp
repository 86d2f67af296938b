#include <algorithm>
#include <array>
#include <optional>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/toml/toml_text.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/detail/catalog_data.h>
#include <holdfast/videopoker/paytables/detail/game_reader.h>

namespace holdfast::videopoker {
namespace {

/// In the order of the alternatives of MachineRules.
constexpr std::array<std::string_view, 6> kinds{"ultimate-x", "multi-strike", "super-times",
                                                "wheel",      "bonus-round",  "bonus-streak"};
static_assert(kinds.size() == std::variant_size_v<MachineRules>);

constexpr i64 most_lines = 10;
constexpr i64 most_multiplier = 20;
constexpr i64 most_hands = 100;          ///< in a bonus round
constexpr std::size_t most_levels = 10;  ///< of Multi-Strike
constexpr std::size_t most_in_streak = 10;
constexpr int largest_number = 1'000'000;  ///< in bets: what a file may add to the pays of its game
constexpr int most_denominator = 10'000'000;

class MachineReader {
  public:
    MachineReader(std::string_view text, std::string_view source)
        : text_(text, source), root_(text_.parse()) {}

    Machine read() {
        // The kind first: it says which other keys there may be.
        const std::size_t kind = read_kind();
        std::vector<std::string> keys{"id", "name", "kind", "game", "cost"};
        for (const std::string_view key : keys_of[kind]) keys.emplace_back(key);
        detail::check_keys(text_, root_, keys, "a machine of the kind " + in_quotes(kinds[kind]));
        machine_.id = text_.name(needed("id", "an id, as in id = \"my-machine\""));
        if (machine_.id.empty()) text_.fail(*root_.get("id"), "the id must not be empty");
        const toml::node* const name = root_.get("name");
        machine_.name = name == nullptr ? machine_.id : text_.name(*name, longest_game_name);
        read_game();
        machine_.cost =
            number("cost", "cost = what a hand costs on a line, in bets of the game, as in cost = 2");
        if (machine_.cost.is_zero()) text_.fail(*root_.get("cost"), "the cost must be above 0");
        (this->*readers[kind])();
        return machine_;
    }

  private:
    using Keys = std::vector<std::string_view>;
    static const std::array<Keys, kinds.size()> keys_of;
    static const std::array<void (MachineReader::*)(), kinds.size()> readers;

    const toml::node& needed(std::string_view key, const std::string& example) const {
        const toml::node* const node = root_.get(key);
        // What is missing has no place, so the beginning of the text is shown.
        if (node == nullptr) text_.fail_at(0, 1, "a machine needs " + example);
        return *node;
    }

    std::size_t read_kind() const {
        const toml::node& node = needed("kind", "a kind: " + joined({kinds.begin(), kinds.end()}));
        const std::string_view word = text_.string(node);
        const auto* const found = std::find(kinds.begin(), kinds.end(), word);
        if (found == kinds.end()) {
            text_.fail(node, in_quotes(word) + " is not a kind of machine; kinds are " +
                                 joined({kinds.begin(), kinds.end()}));
        }
        return static_cast<std::size_t>(found - kinds.begin());
    }

    void read_game() {
        const toml::node& node =
            needed("game", "a game of the catalog, as in game = \"jacks-or-better-8-6\"");
        try {
            machine_.game = catalog_game(text_.string(node));
        } catch (const ParseError& error) {
            if (!error.source.empty() || error.text != text_.string(node)) throw;
            text_.fail(node, error.what());
        }
        if (row_with_order(machine_.game)) {
            text_.fail(node, "the order of the cards counts in this game, which no machine sees");
        }
    }

    /// A number, 0 or more, of a size that the sums over hands have room for.
    Rational checked_number(const toml::node& node) const {
        const Rational value = text_.pay(node, "a number");
        if (value > Rational(largest_number) || Rational(value.denominator()) > Rational(most_denominator)) {
            text_.fail(node, text_.quoted(node) +
                                 " is too large or too fine: numbers go up to 1,000,000, in "
                                 "steps of 1/10,000,000 or coarser");
        }
        return value;
    }
    Rational number(std::string_view key, const std::string& example) const {
        return checked_number(needed(key, example));
    }
    Rational share(const toml::node& node) const {
        const Rational value = checked_number(node);
        if (value > Rational(1)) text_.fail(node, "a share of the deals is between 0 and 1");
        return value;
    }
    i64 whole(std::string_view key, const std::string& example, i64 least, i64 most) const {
        return text_.integer(needed(key, example),
                             "a number from " + std::to_string(least) + " to " + std::to_string(most), least,
                             most);
    }

    std::size_t row(const toml::node& place, std::string_view name) const {
        const std::optional<std::size_t> found = find_row(machine_.game, name);
        if (!found) text_.fail(place, no_row(name));
        return *found;
    }
    std::string no_row(std::string_view name) const {
        std::vector<std::string> names;
        for (const PayRow& each : machine_.game.rows) names.push_back(in_quotes(each.name));
        return in_quotes(name) + " is not a row of the game; its rows are " + joined(names);
    }

    /// A table of rows of the game; `read` gets each row and its value.
    template <class Read>
    void read_rows(std::string_view key, const std::string& example, const Read& read) const {
        const toml::node& node = needed(key, example);
        const toml::table* const table = node.as_table();
        if (table == nullptr) text_.fail(node, "expected a table of rows, as in " + example);
        std::vector<bool> is_given(machine_.game.rows.size());
        for (const auto& [name, value] : *table) {
            const std::optional<std::size_t> found = find_row(machine_.game, name.str());
            if (!found) text_.fail(name, no_row(name.str()));
            // TOML itself refuses the same name, but not one in other letters.
            if (is_given[*found]) text_.fail(name, "the row " + in_quotes(name.str()) + " is given twice");
            is_given[*found] = true;
            read(*found, value);
        }
    }

    void read_lines() { machine_.lines = static_cast<int>(whole("lines", "lines = 1 to 10", 1, most_lines)); }
    u32 multiplier(const toml::node& node) const {
        return static_cast<u32>(text_.integer(node, "a multiplier from 1 to 20", 1, most_multiplier));
    }

    void read_ultimate_x() {
        read_lines();
        UltimateX rules{std::vector<u32>(machine_.game.rows.size(), 1)};
        read_rows(
            "multipliers", "[multipliers] with \"full house\" = 12",
            [&](std::size_t row, const toml::node& value) { rules.multipliers[row] = multiplier(value); });
        machine_.rules = rules;
    }

    void read_bonus_streak() {
        read_lines();
        const std::string example = "[streaks] with \"flush\" = [2, 3, 4]";
        BonusStreak rules{std::vector<std::vector<u32>>(machine_.game.rows.size()), 1};
        if (const toml::node* const node = root_.get("raised_to")) rules.raised_to = multiplier(*node);
        read_rows("streaks", example, [&](std::size_t row, const toml::node& value) {
            const toml::array* const list = value.as_array();
            if (list == nullptr || list->empty() || list->size() > most_in_streak) {
                text_.fail(value, "expected a list of 1 to 10 multipliers, as in " + example);
            }
            for (const toml::node& each : *list) rules.streaks[row].push_back(multiplier(each));
        });
        machine_.rules = rules;
    }

    void read_multi_strike() {
        const std::string example =
            "free_rides = [0.0825, 0.078, 0.078], the shares of deals on all levels but the top";
        const toml::node& node = needed("free_rides", example);
        const toml::array* const list = node.as_array();
        if (list == nullptr || list->size() >= most_levels) {
            text_.fail(node, "expected a list of up to 9 shares, as in " + example);
        }
        MultiStrike rules;
        for (const toml::node& each : *list) rules.free_rides.push_back(share(each));
        machine_.rules = rules;
    }

    void read_super_times() {
        SuperTimes rules;
        rules.share = share(needed("share", "share = \"1/15\", of the deals that get a multiplier"));
        rules.multiplier = number("multiplier", "multiplier = 4.05, the mean of the multipliers");
        machine_.rules = rules;
    }

    void read_wheel() {
        BonusWheel rules{std::vector<Rational>(machine_.game.rows.size())};
        read_rows(
            "spins", "[spins] with \"four of a kind\" = 85.5844156, the mean win in bets",
            [&](std::size_t row, const toml::node& value) { rules.spins[row] = checked_number(value); });
        machine_.rules = rules;
    }

    void read_bonus_round() {
        BonusRound rules;
        const toml::node& starts =
            needed("starts", "starts = the row that starts a round, as in \"four of a kind\"");
        rules.row = row(starts, text_.string(starts));
        rules.hands = static_cast<int>(
            whole("hands", "hands = the most hands of a round, as in hands = 10", 1, most_hands));
        rules.pays = number("pays", "pays = what the row pays in a round, as in pays = 800");
        machine_.rules = rules;
    }

    TomlText text_;
    toml::table root_;
    Machine machine_;
};

const std::array<MachineReader::Keys, kinds.size()> MachineReader::keys_of{
    Keys{"lines", "multipliers"},    Keys{"free_rides"},
    Keys{"share", "multiplier"},     Keys{"spins"},
    Keys{"starts", "hands", "pays"}, Keys{"lines", "streaks", "raised_to"}};

const std::array<void (MachineReader::*)(), kinds.size()> MachineReader::readers{
    &MachineReader::read_ultimate_x, &MachineReader::read_multi_strike, &MachineReader::read_super_times,
    &MachineReader::read_wheel,      &MachineReader::read_bonus_round,  &MachineReader::read_bonus_streak};

const detail::CatalogEntry* find_machine(std::string_view id) {
    const detail::CatalogEntry* const end = detail::machine_entries + detail::machine_count;
    return std::find_if(detail::machine_entries, end,
                        [id](const detail::CatalogEntry& entry) { return entry.id == id; });
}

}  // namespace

std::string_view kind_of(const Machine& machine) {
    return kinds[machine.rules.index()];
}

bool is_machine_text(std::string_view text) {
    try {
        return TomlText(text, {}).parse().contains("kind");
    } catch (const ParseError&) {
        return false;  // whoever reads it as a paytable says what is wrong with it
    }
}

Machine read_machine(std::string_view text, std::string_view source) {
    return MachineReader(text, source).read();
}

std::vector<std::string_view> machine_ids() {
    std::vector<std::string_view> ids;
    for (std::size_t i = 0; i < detail::machine_count; ++i) ids.push_back(detail::machine_entries[i].id);
    return ids;
}

bool is_machine_id(std::string_view id) {
    return find_machine(id) != detail::machine_entries + detail::machine_count;
}

std::string_view machine_text(std::string_view id) {
    if (!is_machine_id(id)) throw ParseError("there is no machine " + in_quotes(id), std::string(id));
    return find_machine(id)->text;
}

}  // namespace holdfast::videopoker
