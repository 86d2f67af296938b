#include <algorithm>
#include <map>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/parts/practice_record.h>
#include <holdfast/ask/videopoker/review.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/hold_cost.h>

namespace holdfast::ask {
namespace {

using videopoker::HoldKinds;
using videopoker::KindIndex;
using videopoker::KindPair;
using videopoker::PlayedHand;
using ReviewedKind = VideopokerReviewAnswer::Kind;
using Lesson = VideopokerReviewAnswer::Lesson;
using Mistake = VideopokerReviewAnswer::Mistake;

constexpr std::size_t most_lessons = 5;

/// Hands or mistakes of one sort, counted.
struct Sum {
    u64 hands = 0;
    u64 mistakes = 0;
    Rational cost;
};

/// The keys of the sums, those that cost most first, then those of more hands.
template <class Key>
std::vector<Key> costliest_first(const std::map<Key, Sum>& sums) {
    std::vector<Key> keys;
    for (const auto& [key, sum] : sums) keys.push_back(key);
    std::stable_sort(keys.begin(), keys.end(), [&](const Key& a, const Key& b) {
        const Sum& one = sums.at(a);
        const Sum& other = sums.at(b);
        return one.cost == other.cost ? one.hands > other.hands : one.cost > other.cost;
    });
    return keys;
}

/// One hand, compared with its best hold.
struct Judged {
    videopoker::Hold best;
    Rational cost;
    KindIndex best_kind = 0;
    KindIndex held_kind = 0;
};

Judged judged(const videopoker::GameTables& tables, const HoldKinds& kinds, const PlayedHand& hand) {
    const videopoker::HandAnalysis analysis = analyze_hand(tables, hand.deal);
    const videopoker::Hold best = analysis.holds.front().hold;
    const CardSet deal = hand.deal.set();
    return {best, cost_of_hold(tables.game(), analysis, hand.held).cost,
            kinds.kind_of(deal, hand.deal.set_of(best)), kinds.kind_of(deal, hand.deal.set_of(hand.held))};
}

/// What is summed up while hands are looked at, one after another.
class Review {
  public:
    explicit Review(const HoldKinds& kinds) : kinds_(kinds) {}

    void add(const PlayedHand& hand, const Judged& judged) {
        Sum& of_kind = of_kind_[judged.best_kind];
        ++of_kind.hands;
        if (judged.cost.is_zero()) return;
        ++of_kind.mistakes;
        of_kind.cost += judged.cost;
        Sum& of_pair = of_pair_[{judged.best_kind, judged.held_kind}];
        ++of_pair.hands;
        of_pair.cost += judged.cost;
        cost_ += judged.cost;
        mistakes_.push_back(
            {hand, judged.best, kinds_.words(judged.held_kind), kinds_.words(judged.best_kind), judged.cost});
    }

    const Rational& cost() const { return cost_; }

    std::vector<Mistake> mistakes() && {
        // Stable: equally costly mistakes stay in the order of the text.
        std::stable_sort(mistakes_.begin(), mistakes_.end(),
                         [](const Mistake& a, const Mistake& b) { return a.cost > b.cost; });
        return std::move(mistakes_);
    }

    std::vector<ReviewedKind> kinds() const {
        std::vector<ReviewedKind> kinds;
        for (const KindIndex kind : costliest_first(of_kind_)) {
            const Sum& sum = of_kind_.at(kind);
            kinds.push_back({kinds_.words(kind), sum.hands, sum.mistakes, sum.cost});
        }
        return kinds;
    }

    std::vector<Lesson> lessons(const Work& work) const {
        std::vector<std::pair<KindIndex, KindIndex>> keys = costliest_first(of_pair_);
        if (keys.size() > most_lessons) keys.resize(most_lessons);
        std::vector<KindPair> pairs;
        for (const auto& [best, held] : keys) pairs.push_back({best, held});
        std::vector<KindChoice> choices = kind_choices(kinds_, pairs, work);
        std::vector<Lesson> lessons;
        for (std::size_t number = 0; number < keys.size(); ++number) {
            const Sum& sum = of_pair_.at(keys[number]);
            lessons.push_back({std::move(choices[number]), sum.hands, sum.cost});
        }
        return lessons;
    }

  private:
    const HoldKinds& kinds_;
    Rational cost_;
    std::vector<Mistake> mistakes_;
    std::map<KindIndex, Sum> of_kind_;  ///< by the kind of the best hold
    std::map<std::pair<KindIndex, KindIndex>, Sum>
        of_pair_;  ///< by the kinds of the best hold and the one held
};

void mistake_shape(Shape<Mistake>& shape) {
    shape.named("Mistake")
        .whole_number("line",
                      "The line of the text, from 1; of a trainer file, the number of the missed deal",
                      [](const Mistake& mistake) { return mistake.hand.line; })
        .shown("Line")
        .text("deal", "The cards dealt", [](const Mistake& mistake) { return to_text(mistake.hand.deal); })
        .shown("Deal", Format::cards())
        .text("held", "The cards that were held, or \"nothing\"",
              [](const Mistake& mistake) { return held_cell(mistake.hand.deal.held(mistake.hand.held)); })
        .shown("Held", Format::cards())
        .text("best", "The cards that are best held, or \"nothing\"",
              [](const Mistake& mistake) { return held_cell(mistake.hand.deal.held(mistake.best)); })
        .shown("Best hold", Format::cards())
        .text("held_kind", "What was held, in words", &Mistake::held_kind)
        .text("best_kind", "What is best held, in words", &Mistake::best_kind)
        .exact("cost", "How much less what was held is worth than the best hold, in bets", &Mistake::cost)
        .shown("Cost", Format::fixed(4));
}

void reviewed_kind_shape(Shape<ReviewedKind>& shape) {
    shape.named("ReviewedKind")
        .text("best_kind", "The kind of hold that is best", &ReviewedKind::words)
        .shown("Best hold")
        .count("hands", "Hands in which it is best", &ReviewedKind::hands)
        .shown("Hands")
        .count("mistakes", "Those of them that were misplayed", &ReviewedKind::mistakes)
        .shown("Mistakes")
        .exact("cost", "What these mistakes cost together, in bets", &ReviewedKind::cost)
        .shown("Cost", Format::fixed(4));
}

std::vector<ReviewedKind> misplayed_kinds(const VideopokerReviewAnswer& answer) {
    std::vector<ReviewedKind> kinds = answer.kinds;
    std::erase_if(kinds, [](const ReviewedKind& kind) { return kind.mistakes == 0; });
    return kinds;
}

void lesson_shape(Shape<Lesson>& shape) {
    shape.named("Lesson")
        .members_of(&Lesson::choice)
        .count("hands", "Hands with this mistake", &Lesson::hands)
        .shown("Hands", {}, 1)
        .exact("cost", "What they cost together, in bets", &Lesson::cost)
        .shown("Cost", Format::fixed(4));
}

/// The hands, and a sentence about those that were left out, if there are any.
struct HandsRead {
    std::vector<PlayedHand> hands;
    std::vector<std::string> warnings;
};

HandsRead read_hands(const VideopokerReviewRequest& request, const PreparedGame& prepared,
                     const StopFlag* stop) {
    const Deck deck = prepared.game().deck;
    if (!is_practice_record(request.hands)) {
        return {videopoker::read_played_hands(request.hands, deck, stop), {}};
    }
    const std::string name = name_in_record(request.game, prepared);
    MissedHands missed = read_missed_hands(request.hands, name, deck);
    if (missed.hands.empty()) {
        throw ParseError("this trainer file lists no mistake of " + in_quotes(name) + " with what was held",
                         request.hands, 0, 0);
    }
    if (missed.without_hold == 0) return {std::move(missed.hands), {}};
    return {std::move(missed.hands),
            {missed.without_hold == 1 ? "1 missed deal does not say what was held and was left out"
                                      : grouped(missed.without_hold) +
                                            " missed deals do not say what was held and were left out"}};
}

}  // namespace

Query VideopokerReviewRequest::query() {
    return {
        "videopoker.review",
        "Hands that you played: each mistake, its cost, and what to learn first",
        {game_fields_with(
             {Field{"hands", FieldKind::lines, "HANDS",
                    "The hands played, a deal and what was held of it on each line; or a trainer file"}
                  .called("list of hands")}),
         wager_fields()},
        {R"({"query": "videopoker.review", "game": "jacks-or-better-9-6", )"
         R"("hands": "As Ks Qs Js 5s: As Ks Qs Js 5s\n7h 7d Jc 2c 9s -> Jc"})",
         R"({"query": "videopoker.review", "game": "jacks-or-better-9-6", "denomination": 0.25, "coins": 5, )"
         R"("hands": "deal,held\nAhKs7d7c2s,AhKs"})"},
        "hands"};
}

VideopokerReviewRequest VideopokerReviewRequest::read(const Fields& fields) {
    return {game_of(fields, read_bet(fields)), fields.text("hands"), fields.lines_name("hands"),
            read_wager(fields)};
}

VideopokerReviewAnswer answer(const VideopokerReviewRequest& request, Session& session, const Work& work) {
    std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare(request.game, work.stop);
    const HandsRead read =
        in_lines("hands", request.hands_source, [&] { return read_hands(request, *prepared, work.stop); });
    const std::vector<PlayedHand>& hands = read.hands;
    const videopoker::HoldTypes types(prepared->tables, work.quietly());
    const HoldKinds kinds(types);
    // Each hand has its place, so that threads may finish in any order.
    std::vector<Judged> all(hands.size());
    for_each_index(hands.size(), work, [&](std::size_t number, unsigned) {
        all[number] = judged(prepared->tables, kinds, hands[number]);
    });
    Review review(kinds);
    for (std::size_t number = 0; number < hands.size(); ++number) review.add(hands[number], all[number]);
    std::vector<ReviewedKind> of_kinds = review.kinds();
    std::vector<Lesson> lessons = review.lessons(work.quietly());
    std::vector<std::string> warnings = row_warnings(*prepared);
    warnings.insert(warnings.end(), read.warnings.begin(), read.warnings.end());
    return {std::move(prepared),          request.wager,       hands.size(),       review.cost(),
            std::move(review).mistakes(), std::move(of_kinds), std::move(lessons), std::move(warnings)};
}

void VideopokerReviewAnswer::declare(Shape<VideopokerReviewAnswer>& shape) {
    using Answer = VideopokerReviewAnswer;
    declare_about_game(shape, "ReviewAnswer", "videopoker.review")
        .count("hands", "Hands played", &Answer::hands)
        .shown("Hands")
        .only_shown("Mistakes", "", [](const Answer& answer) { return answer.mistakes.size(); })
        .exact("cost", "What all mistakes cost together against perfect play, in bets", &Answer::cost)
        .in_dollars("cost", &Answer::cost)
        .show("cost", "Bets lost against perfect play", Format::bets(2).beside())
        .exact("cost_per_hand", "The same per hand played", &Answer::cost_per_hand)
        .shown("  of what was bet", Format::percent(4))
        .members_of(&Answer::hourly_loss)
        .table<mistake_shape>("mistakes", "The misplayed hands, the costliest first", &Answer::mistakes)
        .rows_in_csv()
        .table<reviewed_kind_shape>("kinds", "The hands by what is best held, those that cost most first",
                                    &Answer::kinds)
        .table<lesson_shape>("lessons", "What to learn first: the costliest sorts of mistakes, five at most",
                             &Answer::lessons)
        .shown("To learn first")
        .show("mistakes", "Mistakes")
        .only_shown_table<reviewed_kind_shape>("By kind of hand", "The misplayed hands by what is best held",
                                               misplayed_kinds)
        .texts(
            "warnings",
            std::string(warnings_sentence) + "; and about missed deals of a trainer file that were left out",
            &Answer::warnings);
}

}  // namespace holdfast::ask
