// A query that Holdfast answers, as the registry lists it: what its request holds, how it is answered and
// what the answer holds. Help texts, the command line's options and whatever describes the interface to
// programs are made of it.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/schema.h>
#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/catalog_returns.h>
#include <holdfast/ask/videopoker/game_query.h>
#include <holdfast/core/progress.h>
#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/holdem/ranges/named_ranges.h>

namespace holdfast::ask {

// What is worth keeping between queries. Every front end has one session and uses it for all its queries,
// from any number of threads; answers never depend on earlier queries.

struct Query;

class Session {
  public:
    static constexpr std::size_t default_game_bytes = std::size_t{256} << 20U;

    /// Prepared games take about this much memory at most.
    explicit Session(std::size_t most_game_bytes = default_game_bytes) : games_(most_game_bytes) {}

    PreparedGames& games() { return games_; }
    PreparedMachines& machines() { return games_.machines(); }
    CatalogReturns& catalog_returns() { return catalog_returns_; }

    /// Complete tables to look odds up in. To be set before the first query.
    void use_tables(holdem::OddsTables tables) { tables_ = std::move(tables); }
    const holdem::OddsTables& tables() const { return tables_; }

    /// Ranges that requests may name from now on. Not to be set while a query is answered.
    void use_ranges(holdem::NamedRanges ranges) { ranges_ = std::move(ranges); }
    const holdem::NamedRanges& ranges() const { return ranges_; }

    /// Queries that ask() answers besides those of the registry, such as local_queries(). To be set before
    /// the first query; they outlive this.
    void answer_also(const std::vector<const Query*>& queries) { further_ = queries; }
    const std::vector<const Query*>& further_queries() const { return further_; }

  private:
    PreparedGames games_;
    CatalogReturns catalog_returns_;
    holdem::OddsTables tables_;
    holdem::NamedRanges ranges_;
    std::vector<const Query*> further_;
};

template <class Answer>
class Shape;  // answer/shape.h

struct Query {
    std::string_view name;                   ///< "holdem.odds"
    std::string_view summary;                ///< one sentence without a full stop
    std::vector<Field> fields;               ///< arguments in the order of the command line, then options
    std::vector<std::string_view> examples;  ///< requests as JSON, at least one
    std::string_view progress_unit;  ///< what Work::progress counts, such as "games"; empty: answers at once

    /// The answer as a JSON object on one line, whose first member is "query". Throws ParseError (FieldError if one
    /// field is to blame) and Stopped.
    std::string (*answer)(const Fields& fields, Session& session, const Work& work);

    /// Describes what such an answer holds.
    const AnswerType& (*answer_type)();
};

// The functions that the registry points to for each query, made from what every query has: a request that is
// read from fields, an answer, and the shape of that answer.

template <class Request>
using AnswerTo = decltype(answer(std::declval<const Request&>(), std::declval<Session&>(), Work()));

/// Query::answer
template <class Request>
std::string json_answer(const Fields& fields, Session& session, const Work& work) {
    const auto found = answer(Request::read(fields), session, work);
    return to_json_line(found, work.stop);
}

/// Query::answer_type
template <class Request>
const AnswerType& answer_type() {
    return AnswerTo<Request>::shape().type();
}

}  // namespace holdfast::ask
