#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/toml/toml_text.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/detail/catalog_data.h>

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
    explicit MachineReader(WrittenValue machine) : root_(std::move(machine)) {}

    Machine read() {
        // The kind first: it says which other keys there may be.
        const std::size_t kind = read_kind();
        std::vector<std::string> keys{"id", "name", "kind", "game", "cost"};
        for (const std::string_view key : keys_of[kind]) keys.emplace_back(key);
        root_.check_keys(keys, "a machine of the kind " + in_quotes(kinds[kind]));
        machine_.id = needed("id", "an id, as in id = \"my-machine\"").name();
        if (machine_.id.empty()) root_.find("id")->fail("the id must not be empty");
        const WrittenValue* const name = root_.find("name");
        machine_.name = name == nullptr ? machine_.id : name->name(longest_game_name);
        read_game();
        machine_.cost =
            number("cost", "cost = what a hand costs on a line, in bets of the game, as in cost = 2");
        if (machine_.cost.is_zero()) root_.find("cost")->fail("the cost must be above 0");
        (this->*readers[kind])();
        return machine_;
    }

  private:
    using Keys = std::vector<std::string_view>;
    static const std::array<Keys, kinds.size()> keys_of;
    static const std::array<void (MachineReader::*)(), kinds.size()> readers;

    const WrittenValue& needed(std::string_view key, const std::string& example) const {
        const WrittenValue* const node = root_.find(key);
        if (node == nullptr) root_.fail("a machine needs " + example);
        return *node;
    }

    std::size_t read_kind() const {
        const WrittenValue& node = needed("kind", "a kind: " + joined({kinds.begin(), kinds.end()}));
        const std::string_view word = node.string();
        const auto* const found = std::find(kinds.begin(), kinds.end(), word);
        if (found == kinds.end()) {
            node.fail(in_quotes(word) + " is not a kind of machine; kinds are " +
                      joined({kinds.begin(), kinds.end()}));
        }
        return static_cast<std::size_t>(found - kinds.begin());
    }

    void read_game() {
        const WrittenValue& node =
            needed("game", "a game of the catalog, as in game = \"jacks-or-better-8-6\"");
        try {
            machine_.game = catalog_game(node.string());
        } catch (const ParseError& error) {
            if (!error.source.empty() || error.text != node.string()) throw;
            node.fail(error.what());
        }
        if (row_with_order(machine_.game)) {
            node.fail("the order of the cards counts in this game, which no machine sees");
        }
    }

    /// A number, 0 or more, of a size that the sums over hands have room for.
    Rational checked_number(const WrittenValue& node) const {
        const Rational value = node.pay("a number");
        if (value > Rational(largest_number) || Rational(value.denominator()) > Rational(most_denominator)) {
            node.fail(node.quoted() +
                      " is too large or too fine: numbers go up to 1,000,000, in "
                      "steps of 1/10,000,000 or coarser");
        }
        return value;
    }
    Rational number(std::string_view key, const std::string& example) const {
        return checked_number(needed(key, example));
    }
    Rational share(const WrittenValue& node) const {
        const Rational value = checked_number(node);
        if (value > Rational(1)) node.fail("a share of the deals is between 0 and 1");
        return value;
    }
    i64 whole(std::string_view key, const std::string& example, i64 least, i64 most) const {
        return needed(key, example)
            .integer("a number from " + std::to_string(least) + " to " + std::to_string(most), least, most);
    }

    std::size_t row(const WrittenValue& place, std::string_view name) const {
        const std::optional<std::size_t> found = find_row(machine_.game, name);
        if (!found) place.fail(no_row(name));
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
        const WrittenValue& node = needed(key, example);
        if (node.kind != WrittenValue::Kind::object) node.fail("expected a table of rows, as in " + example);
        std::vector<bool> is_given(machine_.game.rows.size());
        for (const auto& [name, value, place] : node.members) {
            const std::optional<std::size_t> found = find_row(machine_.game, name);
            if (!found) place.fail(no_row(name));
            // TOML itself refuses the same name, but not one in other letters.
            if (is_given[*found]) place.fail("the row " + in_quotes(name) + " is given twice");
            is_given[*found] = true;
            read(*found, value);
        }
    }

    void read_lines() { machine_.lines = static_cast<int>(whole("lines", "lines = 1 to 10", 1, most_lines)); }
    u32 multiplier(const WrittenValue& node) const {
        return static_cast<u32>(node.integer("a multiplier from 1 to 20", 1, most_multiplier));
    }

    void read_ultimate_x() {
        read_lines();
        UltimateX rules{std::vector<u32>(machine_.game.rows.size(), 1)};
        read_rows(
            "multipliers", "[multipliers] with \"full house\" = 12",
            [&](std::size_t row, const WrittenValue& value) { rules.multipliers[row] = multiplier(value); });
        machine_.rules = rules;
    }

    void read_bonus_streak() {
        read_lines();
        const std::string example = "[streaks] with \"flush\" = [2, 3, 4]";
        BonusStreak rules{std::vector<std::vector<u32>>(machine_.game.rows.size()), 1};
        if (const WrittenValue* const node = root_.find("raised_to")) rules.raised_to = multiplier(*node);
        read_rows("streaks", example, [&](std::size_t row, const WrittenValue& value) {
            if (value.kind != WrittenValue::Kind::list || value.items.empty() ||
                value.items.size() > most_in_streak) {
                value.fail("expected a list of 1 to 10 multipliers, as in " + example);
            }
            for (const WrittenValue& each : value.items) rules.streaks[row].push_back(multiplier(each));
        });
        machine_.rules = rules;
    }

    void read_multi_strike() {
        const std::string example =
            "free_rides = [0.0825, 0.078, 0.078], the shares of deals on all levels but the top";
        const WrittenValue& node = needed("free_rides", example);
        if (node.kind != WrittenValue::Kind::list || node.items.size() >= most_levels) {
            node.fail("expected a list of up to 9 shares, as in " + example);
        }
        MultiStrike rules;
        for (const WrittenValue& each : node.items) rules.free_rides.push_back(share(each));
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
            [&](std::size_t row, const WrittenValue& value) { rules.spins[row] = checked_number(value); });
        machine_.rules = rules;
    }

    void read_bonus_round() {
        BonusRound rules;
        const WrittenValue& starts =
            needed("starts", "starts = the row that starts a round, as in \"four of a kind\"");
        rules.row = row(starts, starts.string());
        rules.hands = static_cast<int>(
            whole("hands", "hands = the most hands of a round, as in hands = 10", 1, most_hands));
        rules.pays = number("pays", "pays = what the row pays in a round, as in pays = 800");
        machine_.rules = rules;
    }

    WrittenValue root_;
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
        return parse_toml(std::string(text), {}).find("kind") != nullptr;
    } catch (const ParseError&) {
        return false;  // whoever reads it as a paytable says what is wrong with it
    }
}

Machine read_machine(std::string_view text, std::string_view source) {
    return MachineReader(parse_toml(std::string(text), std::string(source))).read();
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
