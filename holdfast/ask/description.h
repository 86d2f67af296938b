// Requests and answers in words, for people who write programs: the reference in docs/ and the server's page
// /docs are made of these.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/query.h>

namespace holdfast::ask {

/// What a field takes in JSON, by an example: "text: \"AhKh\"; or a list: [\"Ah\", \"Kh\"]".
std::string_view json_form(const Field& field);
/// A field's help sentence for requests in JSON, where games and charts are given inline instead of as files:
/// with its choices, bounds and default.
std::string sentence_of(const Field& field);

/// What a member of an answer is in JSON: "count, as a string", "list of OddsResult".
std::string json_form(const MemberType& member);

struct DescribedAnswer {
    const Query* query;
    /// The answer itself, then those of its parts that no other answer has.
    std::vector<const AnswerType*> types;
};

struct DescribedAnswers {
    std::vector<DescribedAnswer> answers;   ///< in the order of the queries
    std::vector<const AnswerType*> shared;  ///< parts of several answers, in the order in which they are met
};

DescribedAnswers describe_answers(const std::vector<const Query*>& queries);

}  // namespace holdfast::ask
