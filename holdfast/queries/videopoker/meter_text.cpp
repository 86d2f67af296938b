// The answer `videopoker.meter` as text and CSV.
#include <algorithm>

#include <fmt/format.h>

#include <holdfast/core/utf8.h>
#include <holdfast/queries/output/card_list.h>
#include <holdfast/queries/output/look.h>
#include <holdfast/queries/output/numbers.h>
#include <holdfast/queries/output/text_table.h>
#include <holdfast/queries/videopoker/game_text.h>
#include <holdfast/queries/videopoker/meter_columns.h>

namespace holdfast::queries {
namespace {

using videopoker::Meter;
using videopoker::MeterPiece;

constexpr int return_decimals = 6;
constexpr int pay_decimals = 4;

/// A pay, exact where it has few decimals.
std::string short_pay(const Rational& pay) {
    const std::string exact = pays_text(pay);
    return exact.size() <= 9 && exact.find('/') == std::string::npos ? exact
                                                                     : decimal_text(pay, pay_decimals);
}

std::string one_hand_in(const Rational& probability) {
    if (probability.is_zero()) return "never paid";
    const Rational hands = Rational(1) / probability;
    if (hands < Rational(100)) return "one hand in " + decimal_text(hands, 1);
    return "one hand in " + grouped(std::stoull(decimal_text(hands, 0)));
}

/// The return over the pays, a star for each column; a line of dashes where it is 100 %.
class MeterCurve {
  public:
    MeterCurve(const Meter& meter, std::size_t columns)
        : from_(meter.pieces.front().from), to_(meter.pieces.back().to) {
        for (std::size_t column = 0; column < columns; ++column) {
            const Rational share(u64{column}, u64{columns - 1});
            returns_.push_back(nearest_double(meter.return_at(from_ + (to_ - from_) * share)));
        }
    }

    std::string text() const {
        std::vector<std::string> lines(rows, std::string(returns_.size(), ' '));
        if (returns_.front() < 1 && returns_.back() > 1) {
            for (std::size_t column = 0; column < returns_.size(); column += 2)
                lines[row_of(1)][column] = '-';
        }
        for (std::size_t column = 0; column < returns_.size(); ++column)
            lines[row_of(returns_[column])][column] = '*';
        std::string text;
        for (std::size_t row = 0; row < rows; ++row) {
            const bool is_end = row == 0 || row + 1 == rows;
            text += fmt::format("{:>9} |{}\n",
                                is_end ? percent(row == 0 ? returns_.back() : returns_.front(), 2) : "",
                                lines[row].substr(0, lines[row].find_last_not_of(' ') + 1));
        }
        const std::string left = short_pay(from_);
        const std::string right = short_pay(to_);
        const std::size_t room = returns_.size() > left.size() ? returns_.size() - left.size() : 1;
        return text + fmt::format("{:>9} +{}\n{:>11}{}{:>{}}\n", "", std::string(returns_.size(), '-'), "",
                                  left, right, room);
    }

  private:
    static constexpr std::size_t rows = 12;

    std::size_t row_of(double value) const {
        const double height = returns_.back() - returns_.front();
        const double share = height > 0 ? (returns_.back() - value) / height : 0.0;
        return static_cast<std::size_t>(share * static_cast<double>(rows - 1) + 0.5);
    }

    Rational from_;
    Rational to_;
    std::vector<double> returns_;
};

/// The breakpoints from the first to the last that is shown: pieces, as each begins with one.
struct ShownPieces {
    std::size_t first;
    std::size_t end;
};

ShownPieces pieces_around(const Meter& meter, const Rational& pay, std::size_t shown) {
    const auto above = std::partition_point(meter.pieces.begin(), meter.pieces.end(),
                                            [&](const MeterPiece& piece) { return piece.from <= pay; });
    const auto middle = static_cast<std::size_t>(above - meter.pieces.begin());
    const std::size_t count = meter.pieces.size();
    const std::size_t first = middle > shown / 2 ? middle - shown / 2 : 0;
    if (count <= shown) return {0, count};
    return {std::min(first, count - shown), std::min(first, count - shown) + shown};
}

TextTable piece_table(const VideopokerMeterAnswer& answer, const ShownPieces& shown) {
    TextTable table({{"From a pay of", Column::right, Column::needed},
                     {"Return there", Column::right, Column::needed},
                     {"One in", Column::right, 3},
                     {"Deals changed", Column::right, 1},
                     {"Such as", Column::left, 2},
                     {"hold", Column::left, 2},
                     {"instead of", Column::left, 2}});
    for (std::size_t i = shown.first; i < shown.end; ++i) {
        const MeterPiece& piece = answer.meter.pieces[i];
        const Rational slope = answer.meter.slope(piece);
        std::vector<std::string> cells{short_pay(piece.from),
                                       percent(piece.return_from, return_decimals),
                                       slope.is_zero() ? "never" : decimal_text(Rational(1) / slope, 1),
                                       i == 0 ? "" : grouped(piece.deals_changed),
                                       "",
                                       "",
                                       ""};
        if (piece.example) {
            const auto held = [&](videopoker::Hold hold) {
                const std::vector<Card> cards = piece.example->deal.held(hold);
                return cards.empty() ? "nothing" : spaced_cards(cards);
            };
            cells[4] = held(videopoker::Hold::everything());
            cells[5] = held(piece.example->after);
            cells[6] = held(piece.example->before);
        }
        table.add_row(std::move(cells));
    }
    return table;
}

}  // namespace

std::string to_csv(const VideopokerMeterAnswer& answer) {
    std::vector<MeterRow> rows;
    for (const MeterPiece& piece : answer.meter.pieces) rows.push_back({answer, piece});
    return csv_table(meter_columns(), rows);
}

std::string to_text(const VideopokerMeterAnswer& answer, const TextStyle& style, std::size_t shown) {
    const Meter& meter = answer.meter;
    const std::string name = printable(answer.row().name);
    std::string text = game_title(*answer.prepared, style) + "\n";
    const auto line = [&](std::string_view label, const std::string& value, Look look = Look::plain) {
        text += fmt::format("{:<14}", label) + with_look(value, look, style) + "\n";
    };
    line("Row", name + ", pays " + pays_text(answer.row().pays));
    line("Return now", percent(answer.now.expected_return, return_decimals), Look::bold);
    line("Slope now",
         fmt::format("{} for each bet more of pay: {}", percent(answer.slope_now(), return_decimals),
                     one_hand_in(answer.slope_now())));
    const std::optional<Rational> break_even = meter.break_even();
    line("Break-even",
         break_even ? "at a pay of " + short_pay(*break_even)
                    : fmt::format("not from {} to {}", short_pay(meter.pieces.front().from),
                                  short_pay(meter.pieces.back().to)),
         break_even ? Look::good : Look::plain);
    if (break_even) line("  exactly", break_even->text());
    constexpr std::size_t widest_curve = 60;
    constexpr std::size_t beside_curve = 12;
    const bool is_narrow = style.width > 0 && style.width < widest_curve + beside_curve;
    const std::size_t width =
        is_narrow ? std::max<std::size_t>(style.width, beside_curve + 10) - beside_curve : widest_curve;
    text += "\n" + MeterCurve(meter, width).text() + "\n";
    const ShownPieces pieces = pieces_around(meter, answer.row().pays, shown);
    text += piece_table(answer, pieces).text(style);
    if (pieces.end - pieces.first < meter.pieces.size()) {
        text += fmt::format("\n{} of {} pieces.\n", pieces.end - pieces.first, grouped(meter.pieces.size()));
    }
    return text;
}

}  // namespace holdfast::queries
