#include <holdfast/queries/videopoker/game_shape.h>

namespace holdfast::queries {
namespace {

struct ChangedPay {
    const PreparedGame& prepared;
    const PayChange& change;
};

const Shape<ChangedPay>& changed_pay_shape() {
    static const Shape<ChangedPay> shape =
        Shape<ChangedPay>("ChangedPay")
            .text("name", "The row",
                  [](const ChangedPay& pay) { return pay.prepared.game().rows[pay.change.row].name; })
            .fraction("from_exact", "What it paid", [](const ChangedPay& pay) { return pay.change.from; })
            .fraction("to_exact", "What it pays", [](const ChangedPay& pay) { return pay.change.to; });
    return shape;
}

std::optional<std::vector<ChangedPay>> changed_pays(const PreparedGame& prepared) {
    if (prepared.changes.empty()) return std::nullopt;
    std::vector<ChangedPay> pays;
    for (const PayChange& change : prepared.changes) pays.push_back({prepared, change});
    return pays;
}

}  // namespace

const Shape<videopoker::Game>& game_members() {
    using videopoker::Game;
    static const Shape<Game> shape =
        Shape<Game>("GameMembers")
            .text("id", "The id in the catalog, or that of the paytable", &Game::id)
            .text("name", "The name of the game", &Game::name)
            .whole_number("deck", "Cards in the deck", [](const Game& game) { return game.deck.size(); })
            .texts("wild", "The ranks and cards that are wild, jokers aside", videopoker::wild_entries);
    return shape;
}

const Shape<PreparedGame>& game_shape() {
    static const Shape<PreparedGame> shape =
        Shape<PreparedGame>("Game")
            .members_of(game_members(), &PreparedGame::game)
            .table("pays_changed", "The pays that the request changed", changed_pay_shape(), changed_pays);
    return shape;
}

}  // namespace holdfast::queries
