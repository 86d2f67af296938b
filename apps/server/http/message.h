// A request and its response, as the parts that know nothing of sockets see them.
#pragma once

#include <string>
#include <string_view>

#include <apps/server/http/caller.h>
#include <apps/server/http/content.h>

namespace holdfast::server {

// Lists in the headers of HTTP: items with commas between them, and blanks around them. A comma in quotation
// marks separates too, and items may be empty; none of the headers read here needs more.

/// The text without the blanks and tabs around it.
inline std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

/// Calls see(item) with each item, without the blanks around it.
template <class See>
void for_each_item(std::string_view list, See see) {
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        see(trimmed(list.substr(0, comma)));
        list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    }
}

/// The methods that some path takes. All others are refused, except OPTIONS before a request of another site.
enum class Method : unsigned char { get, head, post, other };

struct Request {
    Method method = Method::other;
    std::string method_text;
    std::string target;  ///< as it was sent: path, and what follows a '?'
    std::string body;
    std::string if_none_match;
    std::string accept_encoding;
    Caller caller;
    std::string host;        ///< as the client names this server
    std::string origin;      ///< the site whose page asks, if a browser says so
    std::string fetch_site;  ///< how that site is related to this server, in a browser's words
    std::string fetch_mode;
    std::string cors_lines;  ///< of the response's header: which sites' pages may read it

    /// Whether the client takes answers in this coding, such as "gzip" (RFC 9110, 12.5.3).
    bool accepts(std::string_view coding) const;
    std::string_view path() const { return std::string_view(target).substr(0, target.find('?')); }
    std::string_view query() const {
        const std::size_t mark = target.find('?');
        return mark == std::string::npos ? std::string_view() : std::string_view(target).substr(mark + 1);
    }
};

enum class CachePolicy : unsigned char {
    revalidate,  ///< kept, but checked with the server each time
    forever,     ///< its name changes with what it holds
    never
};

struct Response {
    unsigned status = 200;
    SharedContent content;
    CachePolicy cache = CachePolicy::never;
    bool is_page = false;         ///< gets the headers that guard the page
    unsigned retry_after = 0;     ///< in seconds; 0: not said
    std::string_view allow = {};  ///< with status 405, the methods there are
};

/// "Not Found"
std::string_view reason_of(unsigned status);

/// The head of a response, up to the empty line, and the body to send after it: none for HEAD and 304.
struct Head {
    std::string text;
    std::string_view body;  ///< of the response's content
    unsigned status;        ///< 304 if the client has the content already
};
Head head_of(const Response& response, const Request& request, bool keeps_alive);
/// Deleted: the head points into the response.
Head head_of(Response&& response, const Request& request, bool keeps_alive) = delete;

/// The head of a response whose length nobody knows yet.
std::string streaming_head(std::string_view type, const Request& request, bool is_chunked, bool keeps_alive);

/// Call it now and then, on the thread that writes heads, so that a head need not ask the clock for its date.
void refresh_date();

}  // namespace holdfast::server
