#include <map>

#include <tests/support/odd_games.h>

#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::test {
namespace {

std::string row(const std::string& hand, const std::string& pays, const std::string& more = {}) {
    return "[[pay]]\nhand = \"" + hand + "\"\npays = " + pays + "\n" + more + "\n";
}

struct OddGame {
    std::string id;
    int deck;
    std::string wild;
    std::string rows;
};

const std::string jacks_or_better = row("royal flush", "800") + row("straight flush", "50") +
                                    row("four of a kind", "25") + row("full house", "9") + row("flush", "6") +
                                    row("straight", "4") + row("three of a kind", "3") +
                                    row("two pair", "2") + row("pair", "1", "rank = \"J-A\"");

/// Pays from 10^12 downwards, larger than any 32-bit sum.
const std::string huge_pays = row("royal flush", "1000000000000") + row("straight flush", "49999999999") +
                              row("four of a kind", "24999999999") + row("full house", "8999999999") +
                              row("flush", "6000000001") + row("straight", "4000000003") +
                              row("three of a kind", "3000000007") + row("two pair", "2000000011") +
                              row("pair", "1000000013", "rank = \"J-A\"");

const std::string fractions = row("royal flush", "\"2433/10000\"") + row("straight flush", "50.25") +
                              row("four of a kind", "\"77/3\"") + row("full house", "8.875") +
                              row("flush", "\"41/7\"") + row("straight", "\"1/3\"") +
                              row("three of a kind", "2.9") + row("two pair", "\"13/11\"") +
                              row("pair", "0.5", "rank = \"T-A\"");

/// Every rank has rows of its own: 12 + 4 * 13 = 64 rows.
std::string sixty_four_rows() {
    std::string rows = row("royal flush", "4000") + row("straight flush", "250") + row("flush", "25") +
                       row("straight", "21") + row("two pair", "7") + row("nothing", "\"1/100\"");
    for (const char* kicker : {"2", "5", "8", "J", "K", "A"}) {
        rows += row("four of a kind", std::to_string(150 + kicker[0]),
                    "rank = \"9\"\nkicker = \"" + std::string(kicker) + "\"");
    }
    for (int rank = 0; rank < rank_count; ++rank) {
        const std::string only =
            "rank = \"" + std::string(1, rank_letters[static_cast<std::size_t>(rank)]) + "\"";
        rows += row("four of a kind", std::to_string(100 + 3 * rank), only);
        rows += row("full house", std::to_string(35 + rank), only);
        rows += row("three of a kind", std::to_string(12 + rank % 5), only);
        rows += row("pair", std::to_string(rank % 4), only);
    }
    return rows;
}

std::vector<OddGame> games() {
    const std::string suited_quads = row("four of a kind", "30", "rank = [\"A\", \"8\"]\nkicker = \"7\"");
    return {
        {"one-eyed-jacks", 52, "\"Jh\", \"Js\"",
         row("royal flush", "800", "natural = true") + row("wild cards", "5", "count = 2") +
             row("royal flush", "90") + row("five of a kind", "60") + row("straight flush", "30") +
             row("four of a kind", "8") + row("full house", "5") + row("flush", "4") + row("straight", "3") +
             row("three of a kind", "1")},
        {"royal-in-hearts", 52, "", row("royal flush", "4000", "suit = \"h\"") + jacks_or_better},
        {"four-suits-apart", 52, "",
         row("royal flush", "4000", "suit = \"h\"") + row("straight flush", "70", "suit = \"s\"") +
             row("flush", "9", "suit = \"c\"") + jacks_or_better},
        {"wild-suits-and-joker", 53, "\"2\", \"Kh\", \"3c\", \"3d\"",
         row("wild cards", "150", "count = 4\nkicker = \"A-6\"") +
             row("wild cards", "40", "count = 3\njokers = 1") +
             row("four of a kind", "66", "natural = true\nrank = \"K\"") +
             row("royal flush", "45", "suit = \"d\"") + row("flush", "5", "suit = \"c\"") +
             row("five of a kind", "15") + row("straight flush", "9") + row("four of a kind", "4") +
             row("full house", "3") + row("flush", "2") + row("three of a kind", "1")},
        {"kicker-and-jokers", 55, "",
         row("four of a kind", "50", "rank = \"A\"\nkicker = \"2-4\"") + suited_quads +
             row("wild cards", "100", "count = 3\njokers = 3") + row("five of a kind", "20") +
             row("four of a kind", "4") + row("straight flush", "6") + row("full house", "3") +
             row("flush", "3") + row("straight", "2") + row("two pair", "1", "natural = true")},
        {"fractions", 52, "", fractions},
        {"consolation", 52, "", jacks_or_better + row("nothing", "\"1/4\"", "name = \"consolation\"")},
        {"one-row", 52, "", row("three of a kind", "7", "rank = \"7\"")},
        {"sixty-four-rows", 52, "", sixty_four_rows()},
        {"huge-pays", 52, "", huge_pays},
        {"huge-pays-joker", 53, "", huge_pays},
        {"reversible-royal-and-joker", 53, "\"2\"",
         row("royal flush", "10000.5", "natural = true\norder = \"reversible\"") +
             row("royal flush", "400", "natural = true") + row("royal flush", "25") +
             row("five of a kind", "20") + row("straight flush", "10") + row("four of a kind", "4") +
             row("full house", "3") + row("flush", "2") + row("straight", "2") + row("three of a kind", "1")},
        {"reversible-royal-alone", 52, "",
         row("straight flush", "50") + row("royal flush", "20000", "order = \"reversible\"") +
             row("flush", "8") + row("straight", "4") + row("three of a kind", "\"7/3\"") +
             row("pair", "1", "rank = \"T-A\"")},
        {"sequential-royal-ties", 52, "",
         row("royal flush", "40", "order = \"sequential\"") + row("flush", "1")},
        {"sequential-royal-only", 52, "", row("royal flush", "120", "order = \"sequential\"")},
        {"sequential-royal-pays-less", 52, "",
         row("royal flush", "1", "order = \"sequential\"\nname = \"unlucky order\"") + jacks_or_better},
        {"nothing-paid", 52, "", row("royal flush", "0") + row("pair", "0")},
    };
}

/// Id and paytable file, in the order of the ids.
const std::map<std::string, std::string>& texts() {
    static const std::map<std::string, std::string> by_id = [] {
        std::map<std::string, std::string> result;
        for (const OddGame& game : games()) {
            result[game.id] = "id = \"" + game.id + "\"\ndeck = " + std::to_string(game.deck) + "\nwild = [" +
                              game.wild + "]\n" + game.rows;
        }
        return result;
    }();
    return by_id;
}

}  // namespace

std::vector<std::string> odd_game_ids() {
    std::vector<std::string> ids;
    for (const auto& [id, text] : texts()) ids.push_back(id);
    return ids;
}

videopoker::Game odd_game(const std::string& id) {
    return videopoker::parse_game(texts().at(id));
}

}  // namespace holdfast::test
