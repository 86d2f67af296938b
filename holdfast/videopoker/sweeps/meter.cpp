#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/sweeps/meter.h>

namespace holdfast::videopoker {

Meter meter_of_row(const GameTables& tables, std::size_t row, const Rational& from, const Rational& to,
                   const Work& work) {
    const Game& game = tables.game();
    if (row >= game.rows.size() || from.is_negative() || !(from < to)) {
        throw InvalidArgument("a meter goes from a pay of at least 0 to a larger one of a row of the game");
    }
    PayLine line{pays_of(game), Pays(game.rows.size())};
    line.start[row] = Rational();
    line.rise[row] = Rational(1);
    // The pays of the whole range, not only of each stretch, so that a range is refused whatever rows it crosses.
    Pays pays = line.at(from);
    pays.push_back(to);
    scaled_pays(pays, most_scaled_pay(game.deck));
    return {meter_of_line(tables, line, from, to, work), row};
}

}  // namespace holdfast::videopoker
