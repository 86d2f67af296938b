#include <new>

#include <apps/server/http/content.h>
#include <fmt/format.h>
#include <xxhash.h>
#include <zlib.h>

namespace holdfast::server {
namespace {

constexpr std::size_t worth_compressing = 1024;
// An answer may be sent only once: beyond this level, time buys few bytes.
constexpr int quick_level = 4;

/// A compressor to gzip. Setting one up clears a quarter of a megabyte, so each thread keeps its own. Throws
/// std::bad_alloc if there is no memory for it.
class Deflater {
  public:
    explicit Deflater(int level) {
        // zlib's largest window; 16 more asks for the head and the checksum of gzip.
        constexpr int gzip_window = 15 + 16;
        constexpr int usual_memory = 8;
        if (deflateInit2(&stream_, level, Z_DEFLATED, gzip_window, usual_memory, Z_DEFAULT_STRATEGY) !=
            Z_OK) {
            throw std::bad_alloc();
        }
    }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;
    ~Deflater() { deflateEnd(&stream_); }

    std::string compress(std::string_view text) {
        deflateReset(&stream_);
        // Enough for any text of this length, so one call of deflate() ends it.
        std::string packed(deflateBound(&stream_, static_cast<uLong>(text.size())), '\0');
        // zlib takes its input as not const, and leaves it alone.
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
        stream_.avail_in = static_cast<uInt>(text.size());
        stream_.next_out = reinterpret_cast<Bytef*>(packed.data());
        stream_.avail_out = static_cast<uInt>(packed.size());
        deflate(&stream_, Z_FINISH);
        packed.resize(stream_.total_out);
        packed.shrink_to_fit();
        return packed;
    }

  private:
    z_stream stream_{};
};

/// For answers, as they are made. Each thread that makes some keeps a compressor until it ends.
std::string gzipped_quickly(std::string_view body) {
    thread_local Deflater deflater(quick_level);
    return deflater.compress(body);
}

}  // namespace

std::string gzipped(std::string_view body, int level) {
    return Deflater(level).compress(body);
}

std::string etag_of(std::string_view body) {
    return fmt::format("W/\"{:016x}\"", XXH3_64bits(body.data(), body.size()));
}

SharedContent make_content(std::string_view type, std::string body) {
    auto content = std::make_shared<Content>();
    content->type = type;
    content->etag = etag_of(body);
    content->varies = body.size() >= worth_compressing;
    content->body = std::move(body);
    content->body.shrink_to_fit();
    return content;
}

SharedContent with_gzip(SharedContent content) {
    if (!content->varies || !content->gzip.empty()) return content;
    std::string packed = gzipped_quickly(content->body);
    // If compression does not make the body shorter, it is sent as it is.
    if (packed.size() >= content->body.size()) return content;
    auto both = std::make_shared<Content>(*content);
    both->gzip = std::move(packed);
    return both;
}

}  // namespace holdfast::server
