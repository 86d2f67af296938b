// What a response carries: a body in the encodings that it is kept in. It never changes, so responses share
// it. Short answers are compressed only for clients that accept it: that can take longer than answering.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace holdfast::server {

struct Content {
    std::string type;  ///< "application/json"
    std::string body;
    std::string gzip;  ///< the body compressed; empty if that is not worth it, or nobody took it yet
    std::string br;
    std::string etag;  ///< with its quotes
    /// Whether some clients get it compressed, and others not.
    bool varies = false;

    /// The memory that it takes, which for a string may be more than its size.
    std::size_t bytes() const { return sizeof(Content) + body.capacity() + gzip.capacity() + br.capacity(); }
};

using SharedContent = std::shared_ptr<const Content>;

/// Makes content with its tag. Safe to call from any thread.
SharedContent make_content(std::string_view type, std::string body);

/// The same content with its body compressed too, if it is long enough for that; the content itself if it has that
/// already. Safe to call from any thread.
SharedContent with_gzip(SharedContent content);

/// The tag of these bytes: a weak one, since the encodings share it.
std::string etag_of(std::string_view body);

/// The body as gzip (RFC 1952); level 1 (quick) to 9 (small).
std::string gzipped(std::string_view body, int level);

}  // namespace holdfast::server
