// The answer `videopoker.bankroll` as text and SVG.
#include <algorithm>
#include <cmath>
#include <vector>

#include <apps/terminal/bets_text.h>
#include <apps/terminal/chance_text.h>
#include <apps/terminal/curve_text.h>
#include <apps/terminal/display.h>
#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <apps/terminal/videopoker/wager_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/csv_text.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/bankroll.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using Fate = bankroll::LongRun::Fate;

/// ", or 1 in 3.6", ", or 1 in 1,000"; nothing if bounds leave the number open, or if it would say
/// nothing that the percentage does not: "1 in 1", "1 in 10^17".
std::string one_in_words(const bankroll::Bounds& chance) {
    constexpr double worth_words = 1e-15;
    constexpr double same = 1.001;
    if (chance.most >= 0.5 || chance.least <= worth_words || chance.most > same * chance.least) return "";
    const double one_in = 1 / chance.middle();
    constexpr double large = 100;
    const int decimals = one_in < large && std::fabs(one_in - std::round(one_in)) >= 0.05 ? 1 : 0;
    return ", or 1 in " + bets_text(one_in, decimals);
}

std::string risk_text(const Rational& risk) {
    return pays_text(risk * Rational(100)) + "%";
}

/// The first line, in words: "With 200 bets, the chance of ruin within 1,000 hands is 0.1000%, or 1 in
/// 1,000."
std::string first_sentence(const VideopokerBankrollAnswer& answer) {
    const VideopokerBankrollRequest& request = answer.request;
    if (!request.bankroll || (answer.after && !answer.after->ruin)) return "";
    std::string when;
    bankroll::Bounds chance{};
    if (answer.after) {
        when = " within " + hands_text(answer.after->hands);
        chance = answer.after->ruin->proven_within(answer.after->hands);
        // If ruin is certain or impossible, the notes say so.
    } else if (answer.long_run.fate() == Fate::possible) {
        when = " in the long run";
        chance = answer.ruin->chance;
    } else {
        return "";
    }
    return "With " + bets_in_words(*request.bankroll, request.wager) + ", the chance of ruin" + when +
           " is " + chance_text(chance) + one_in_words(chance) + ".\n";
}

/// Labels and values, the values in one column behind the longest label: "Ruined within 1,000,000 hands" has
/// 29 letters, "Lines" has 5.
class Lines {
  public:
    explicit Lines(const TextStyle& style) : style_(style) {}

    void add(const std::string& label, const std::string& value, Look look = Look::plain) {
        lines_.push_back({label, with_look(value, look, style_)});
    }
    void gap() { lines_.push_back({"", ""}); }
    std::string text() const {
        std::size_t width = 24;
        for (const Line& line : lines_) width = std::max(width, line.label.size());
        std::string text;
        for (const Line& line : lines_) {
            if (!line.label.empty()) text += fmt::format("{:<{}}  ", line.label, width) + line.value;
            text += "\n";
        }
        return text;
    }

  private:
    struct Line {
        std::string label;  ///< empty: a line between two groups
        std::string value;
    };

    const TextStyle& style_;
    std::vector<Line> lines_;
};

/// "7,256 bets", "7,255 to 7,256 bets", "none is enough"
std::string needed_text(const VideopokerBankrollAnswer& answer) {
    const std::optional<bankroll::BankrollNeeded>& needed = answer.bankroll_for;
    if (!needed) return "none is enough";
    if (answer.long_run.fate() == Fate::never) return "any";
    const std::string most = bets_in_words(Rational(needed->most), answer.request.wager);
    return needed->least == needed->most ? most : grouped(needed->least) + " to " + most;
}

/// Adds the bankroll for a risk, within the hands if there are any.
void add_needed(const VideopokerBankrollAnswer& answer, Lines& lines) {
    const VideopokerBankrollRequest& request = answer.request;
    if (!request.risk) return;
    const std::string when = request.hands ? "within " + hands_text(*request.hands) : "in the long run";
    std::string needed = needed_text(answer);
    if (!request.hands && answer.long_run.fate() == Fate::possible) {
        needed += " (usual estimate " +
                  bets_text(answer.long_run.usual_bankroll_for(nearest_double(*request.risk)), 2) + ")";
    }
    lines.add("Bankroll for " + risk_text(*request.risk) + " risk " + when, needed, Look::bold);
}

/// Adds the results for a player who never stops.
void add_long_run(const VideopokerBankrollAnswer& answer, Lines& lines) {
    const VideopokerBankrollRequest& request = answer.request;
    const bool has_estimate = answer.long_run.is_bound();
    // Most readers ask about a session, so that comes first, with a gap before the long run.
    if (answer.after && (answer.ruin || answer.goal)) lines.gap();
    if (answer.ruin) {
        const std::string usual = " (usual estimate " + chance_text(answer.ruin->estimate) + ")";
        lines.add("Ruin in the long run", chance_text(answer.ruin->chance) + (has_estimate ? usual : ""),
                  Look::bold);
    }
    if (answer.goal) {
        lines.add("Reach " + bets_in_words(*request.goal, request.wager) + " in the long run",
                  chance_text(answer.goal->chance), Look::bold);
    }
}

/// "-4.56 bets (-$5.70) on average, standard deviation 139.69 ($174.61)"
std::string spread_text(const Rational& mean, double deviation, const Wager& wager) {
    return fmt::format("{} bets{} on average, standard deviation {}{}", bets_text(nearest_double(mean), 2),
                       in_dollars(mean, wager), bets_text(deviation, 2), in_dollars(deviation, wager));
}

/// "-120 (-$150.00)", or both bounds
std::string quantile_text(const QuantileResult& quantile) {
    const auto shown = [&](const Rational& result) {
        return bets_text(result) + in_dollars(result, quantile.wager);
    };
    return quantile.least == quantile.most ? shown(quantile.least)
                                           : shown(quantile.least) + " to " + shown(quantile.most);
}

/// Adds what may become of a bankroll within a number of hands, and the results after them. The error is that
/// of computing with doubles; all chances of the session share it.
void add_session(const VideopokerBankrollAnswer& answer, Lines& lines) {
    const SessionOutcome& after = *answer.after;
    const std::string within = " within " + hands_text(after.hands);
    lines.gap();
    if (after.ruin) {
        lines.add("Ruin" + within, chance_text(after.ruin->proven_within(after.hands)), Look::bold);
    }
    if (after.goal) {
        lines.add("Reach " + bets_in_words(*answer.request.goal, after.wager) + within,
                  chance_text(after.goal->proven_reached_within(after.hands)), Look::bold);
        lines.add("  ruin before that", chance_text(after.goal->proven_ruined_within(after.hands)));
    }
    add_needed(answer, lines);
    lines.add("After " + hands_text(after.hands),
              spread_text(after.mean, std::sqrt(nearest_double(after.variance)), after.wager));
    lines.add("  chance of a loss", chance_text(after.result.proven_chance_below(Rational())));
    for (const QuantileResult& quantile : after.quantiles) {
        lines.add("  " + risk_text(quantile.share) + " at or below", quantile_text(quantile));
    }
    lines.add("  numerical error", error_text(after.error()));
}

/// Adds how one deal ends, in words: a table of all totals would fill pages.
void add_deal(const bankroll::DealTotals& deal, Lines& lines) {
    double lost = 0;
    double below = 0;
    double even = 0;
    double more = 0;
    // Totals count in parts of a bet, 1 / pay_denominator; a deal costs one bet on each line.
    const u64 stake = deal.lines * deal.pay_denominator;
    for (std::size_t i = 0; i < deal.totals.size(); ++i) {
        const double chance = deal.probability(i);
        if (deal.totals[i] == 0) lost += chance;
        if (deal.totals[i] > 0 && deal.totals[i] < stake) below += chance;
        if (deal.totals[i] == stake) even += chance;
        if (deal.totals[i] > stake) more += chance;
    }
    lines.add("One deal",
              fmt::format("{} different totals; all of them with --json or --csv", deal.totals.size()));
    lines.add("  pays nothing", percent(lost, chance_decimals));
    if (deal.lines > 1) lines.add("  pays less than it costs", percent(below, chance_decimals));
    lines.add("  pays what it costs", percent(even, chance_decimals));
    lines.add("  pays more", percent(more, chance_decimals));
}

}  // namespace

std::string to_text(const VideopokerBankrollAnswer& answer, const TextStyle& style) {
    constexpr int decimals = 6;
    const VideopokerBankrollRequest& request = answer.request;
    std::string text = game_title(*answer.prepared, style) + "\n";
    const std::string sentence = first_sentence(answer);
    if (!sentence.empty()) text += sentence + "\n";
    Lines lines(style);
    lines.add("Lines", std::to_string(request.stake.lines));
    const auto add_rate = [&lines](const std::string& label, const Rational& rate) {
        if (!rate.is_zero()) lines.add(label, pays_text(rate * Rational(100)) + "% of each bet");
    };
    if (request.wager.bet) {
        lines.add("Bet",
                  "$" + pays_text(*request.wager.bet) + (request.stake.lines > 1 ? " on each line" : ""));
    }
    add_rate("Cash back", request.stake.cash_back);
    add_rate("Tips", request.stake.tips);
    lines.add("Edge", signed_percent(answer.edge, decimals),
              answer.edge.is_negative() ? Look::plain : Look::good);
    lines.add("Variance",
              decimal_text(answer.variance, decimals) + (request.stake.lines > 1 ? " per line" : ""));
    lines.add("Standard deviation", fixed_text(answer.deviation(), decimals) + " bets, of one hand");
    if (const std::optional<PerHour> hourly = answer.per_hour()) {
        lines.add(fmt::format("Per hour ({} hands)", bets_text(*request.wager.speed)),
                  spread_text(hourly->mean, hourly->deviation, request.wager));
    }
    if (answer.after) add_session(answer, lines);
    add_long_run(answer, lines);
    if (!answer.after) add_needed(answer, lines);
    if (answer.deal && answer.deal->lines > 1) {
        lines.gap();
        add_deal(*answer.deal, lines);
    }
    text += lines.text();
    for (const std::string& note : answer.notes) {
        for (const std::string& line : wrapped_words("Note: " + note + ".", style.width)) text += line + "\n";
    }
    if (const std::optional<Curve> curve = answer.curve()) text += "\n" + curve_text(*curve, style);
    return text;
}

std::string to_svg(const VideopokerBankrollAnswer& answer) {
    const std::optional<Curve> curve = answer.curve();
    return curve ? curve_svg(*curve) : "";
}

std::string drawn_words(const VideopokerBankrollAnswer& answer) {
    const std::optional<Curve> curve = answer.curve();
    return curve ? "a curve, " + in_quotes(curve->title) : "";
}

}  // namespace holdfast::terminal
