// How a command is made of the types of a request and its answer.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <apps/cli/commands/query_command.h>
#include <apps/terminal/style.h>

namespace holdfast::cli {

// The tables of commands name functions by Request and Answer. Overloads of to_text() differ in their parameters
// and some have defaults, so they are called through a template of one shape, which a pointer can be made of. Whatever
// header declares the one of an answer, the compiler finds it in the namespace of the style.
template <class Answer>
std::string as_text(const Answer& answer, const terminal::TextStyle& style) {
    return to_text(answer, style);
}

template <class Answer, std::size_t rows>
std::string first_rows(const Answer& answer, const terminal::TextStyle& style) {
    return to_text(answer, style, rows);
}

/// The warnings of an answer that can have some: only queries about a paytable do.
template <class Answer>
std::vector<std::string> warnings_of(const Answer& answer) {
    if constexpr (requires { answer.warnings; }) {
        return answer.warnings;
    } else {
        return {};
    }
}

// Answers a query, in the form asked for. make_text(answer, style) makes its text; the other forms ignore the
// style. draw(answer, written), unless null, adds what --out may write. Throws as reading the request and answering it do.
template <class Request, auto make_text, auto draw = nullptr>
WrittenAnswer write(const ask::Fields& fields, ask::Session& session, const Work& work, AnswerForm form,
                    const terminal::TextStyle& style) {
    const auto found = answer(Request::read(fields), session, work);
    const auto with_style = [&style](const auto& each) { return make_text(each, style); };
    WrittenAnswer written{in_form(form, found, with_style)};
    // JSON has them as a member.
    if (form != AnswerForm::json) written.warnings = warnings_of(found);
    // Drawn whether or not --out was given: beside the answer a drawing costs nothing.
    if constexpr (!std::is_null_pointer_v<decltype(draw)>) draw(found, written);
    return written;
}

/// `threads`: the number used unless --threads is given. 1 if the answer takes milliseconds, for which more
/// threads would only be started and joined; 0, all processors, if it may take seconds.
template <class Request, auto draw = nullptr>
QueryCommand command_of(std::string_view command, unsigned threads, std::string_view columns,
                        std::string_view examples) {
    return {&ask::query_of<Request>(),
            command,
            threads,
            columns,
            examples,
            write<Request, as_text<ask::AnswerTo<Request>>, draw>};
}

/// A command whose text has at most so many rows of a table unless --all is given.
template <class Request, std::size_t rows>
QueryCommand short_command_of(std::string_view command, unsigned threads, std::string_view columns,
                              std::string_view examples, std::string_view all_help) {
    QueryCommand made = command_of<Request>(command, threads, columns, examples);
    made.write_all = made.write;
    made.write = write<Request, first_rows<ask::AnswerTo<Request>, rows>>;
    made.all_help = all_help;
    return made;
}

}  // namespace holdfast::cli
