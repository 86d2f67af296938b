#include <apps/server/docs_page.h>
#include <apps/server/openapi.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/description.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/text.h>
#include <holdfast/core/version.h>

namespace holdfast::server {
namespace {

using ask::AnswerType;
using ask::DescribedAnswer;
using ask::Field;
using ask::Json;
using ask::MemberType;
using ask::Query;

/// Types link to their part of this page.
std::string linked_form(const MemberType& member) {
    std::string form = markup_escaped(json_form(member));
    if (member.parts == nullptr) return form;
    const std::string& name = member.parts->name;
    return form.replace(form.find(name), name.size(), fmt::format(R"(<a href="#{0}">{0}</a>)", name));
}

/// A table that scrolls on its own on a narrow screen, also by keyboard.
std::string table(std::string_view label, std::string_view head, const std::string& rows) {
    return fmt::format(
        "<div class=\"wide\" role=\"region\" aria-label=\"{}\" "
        "tabindex=\"0\"><table><thead><tr>{}</tr></thead>"
        "<tbody>\n{}</tbody></table></div>\n",
        markup_escaped(label), head, rows);
}

/// The table of the fields of a request.
std::string fields_of(const Query& query) {
    if (query.fields.empty()) return "<p>It has no fields.</p>\n";
    std::string rows;
    for (const Field& field : query.fields) {
        rows += fmt::format("<tr><th scope=\"row\"><code>{}</code>{}</th><td>{}</td><td>{}</td></tr>\n",
                            field.name, field.required ? " <small>required</small>" : "",
                            markup_escaped(json_form(field)), markup_escaped(sentence_of(field)));
    }
    return table(fmt::format("Fields of {}", query.name),
                 "<th scope=\"col\">Field</th><th scope=\"col\">In JSON</th><th scope=\"col\">Meaning</th>",
                 rows);
}

/// The table of the members of an answer, or of a part of one. A part that several answers have stands once,
/// at the end of the page.
std::string members_of(const AnswerType& type) {
    std::string rows;
    for (const MemberType& member : type.members) {
        rows += fmt::format("<tr><th scope=\"row\"><code>{}</code></th><td>{}</td><td>{}</td></tr>\n",
                            member.name, linked_form(member), markup_escaped(member.sentence));
    }
    return table(fmt::format("Members of {}", type.name),
                 "<th scope=\"col\">Member</th><th scope=\"col\">In JSON</th><th scope=\"col\">Meaning</th>",
                 rows);
}

/// The example as the URL of a GET request, which a link can ask; empty if a field holds more than text or a
/// number.
std::string url_of(const Query& query, const Json& example) {
    std::string url = path_of_query(query.name);
    char mark = '?';
    for (const auto& [name, value] : example.items()) {
        if (value.is_structured()) return "";
        url += mark + name + "=";
        const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
        for (const char letter : text) {
            const bool is_plain = (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ||
                                  (letter >= 'a' && letter <= 'z') || letter == '-' || letter == '.';
            url += is_plain ? std::string(1, letter)
                            : fmt::format("%{:02X}", static_cast<unsigned char>(letter));
        }
        mark = '&';
    }
    return url;
}

/// The first example of a query: a link that asks it by GET, if it can be one, and a form that asks it by
/// POST. The script of the page sends the form and shows the answer.
std::string example_of(const Query& query) {
    Json example = Json::parse(query.examples.front());
    example.erase("query");
    const std::string path = path_of_query(query.name);
    const std::string url = url_of(query, example);
    const std::string get =
        url.empty() ? "" : fmt::format("<a href=\"{0}\"><code>GET {0}</code></a>", markup_escaped(url));
    return fmt::format(R"(<div class="example" data-path="{0}">
<p>{1}</p>
<label for="ask-{2}">POST {0}</label>
<textarea id="ask-{2}" rows="3" spellcheck="false">{3}</textarea>
<button type="button">Send</button>
<pre tabindex="0" aria-live="polite" aria-label="Answer of {2}" hidden></pre>
</div>
)",
                       path, get, query.name, markup_escaped(ask::json_line(example)));
}

/// A query with its example, its fields and its answer.
std::string section_of(const DescribedAnswer& described) {
    const Query& query = *described.query;
    std::string html = fmt::format("<section>\n<h2 id=\"{0}\">{0}</h2>\n<p>{1}.</p>\n", query.name,
                                   markup_escaped(query.summary));
    html += example_of(query) + "<h3>Request</h3>\n" + fields_of(query) + "<h3>Answer</h3>\n";
    for (const AnswerType* type : described.types) {
        html += fmt::format("<h4 id=\"{0}\">{0}</h4>\n", type->name) + members_of(*type);
    }
    return html + "</section>\n";
}

constexpr std::string_view docs_head = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Holdfast API</title>
<link rel="stylesheet" href="{}">
<script src="{}" defer></script>
</head>
<body>
<header>
<h1>Holdfast API {}</h1>
<p>Every query of this server. Pass its fields in the URL of a GET request, or as a JSON object in the body of a POST
request. Counts and fractions are strings, exact to the last digit; the number beside a fraction is the nearest double.
An error is a problem document (RFC 9457) that names the field and the place in it.</p>
<p><a href="/openapi.json">openapi.json</a> has the same for programs. <code>POST /api/v1/batch</code> takes many
queries in one request, one JSON object with <code>"query"</code> a line.</p>
</header>
)";

}  // namespace

// Made once, when the server starts: the registry never changes.
std::string docs_page() {
    const ask::DescribedAnswers all = ask::describe_answers(ask::registry());
    std::string html = fmt::format(docs_head, docs_style_path, docs_script_path, version);
    html += "<nav aria-label=\"Queries\">\n<ul>\n";
    for (const DescribedAnswer& answer : all.answers) {
        html += fmt::format("<li><a href=\"#{0}\">{0}</a></li>\n", answer.query->name);
    }
    html += "</ul>\n</nav>\n<main>\n";
    for (const DescribedAnswer& answer : all.answers) html += section_of(answer);
    html += "<section>\n<h2 id=\"parts\">Parts of several answers</h2>\n";
    for (const AnswerType* type : all.shared) {
        html += fmt::format("<h3 id=\"{0}\">{0}</h3>\n", type->name) + members_of(*type);
    }
    return html + "</section>\n</main>\n</body>\n</html>\n";
}

}  // namespace holdfast::server
