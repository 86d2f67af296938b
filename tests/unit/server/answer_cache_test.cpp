#include <apps/server/work/answer_cache.h>
#include <gtest/gtest.h>

namespace holdfast::server {
namespace {

constexpr std::size_t bound = 100'000;

SharedContent answer_of(std::size_t bytes) {
    return make_content("application/json", std::string(bytes, 'x'));
}

TEST(AnswerCache, FindsWhatItKeeps) {
    AnswerCache cache(bound);
    const SharedContent answer = answer_of(10);
    cache.keep("a", answer);
    EXPECT_EQ(cache.find("a"), answer);
    EXPECT_EQ(cache.find("b"), nullptr);
    cache.keep("a", answer_of(20));  // two who asked at once
    EXPECT_EQ(cache.find("a"), answer);
    EXPECT_EQ(cache.size(), 1U);
}

TEST(AnswerCache, DropsWhatWasAskedForLeastRecently) {
    AnswerCache cache(bound);
    cache.keep("first", answer_of(1000));
    for (int number = 0; number < 1000; ++number) {
        cache.keep(std::to_string(number), answer_of(1000));
        EXPECT_NE(cache.find("first"), nullptr);
        EXPECT_LE(cache.bytes(), bound);
    }
    EXPECT_EQ(cache.find("0"), nullptr);
    EXPECT_NE(cache.find("999"), nullptr);
    EXPECT_GT(cache.size(), 50U);
}

TEST(AnswerCache, KeepsNoAnswerThatWouldDriveOutMostOthers) {
    AnswerCache cache(bound);
    auto large = std::make_shared<Content>();
    large->body = std::string(bound / 4, 'x');
    cache.keep("large", large);
    EXPECT_EQ(cache.size(), 0U);
    AnswerCache none(0);
    none.keep("a", answer_of(10));
    EXPECT_EQ(none.find("a"), nullptr);
}

TEST(AnswerCache, TakesAnAnswerInThePlaceOfAnother) {
    AnswerCache cache(bound);
    const SharedContent plain = answer_of(2000);
    cache.keep("a", plain);
    cache.keep("b", answer_of(10));
    const std::size_t before = cache.bytes();
    const SharedContent packed = with_gzip(plain);
    ASSERT_FALSE(packed->gzip.empty());
    cache.replace("a", packed);
    EXPECT_EQ(cache.find("a"), packed);
    EXPECT_EQ(cache.bytes(), before - plain->bytes() + packed->bytes());
    cache.replace("c", packed);
    EXPECT_EQ(cache.find("c"), nullptr);
    EXPECT_EQ(cache.size(), 2U);
    auto large = std::make_shared<Content>();
    large->body = std::string(2 * bound, 'x');
    cache.replace("a", large);
    EXPECT_LE(cache.bytes(), bound);
    EXPECT_EQ(cache.size(), 0U);
}

TEST(AnswerCache, CountsTheMemoryThatAnswersTake) {
    std::string body;
    for (int number = 0; number < 40'000; ++number) body += std::to_string(number * 7919);
    body.reserve(3 * body.size());
    const SharedContent answer = with_gzip(make_content("application/json", body));
    EXPECT_LE(answer->body.capacity(), answer->body.size() + 64);
    EXPECT_FALSE(answer->gzip.empty());
    EXPECT_LE(answer->gzip.capacity(), answer->gzip.size() + 64);
    EXPECT_GE(answer->bytes(), answer->body.capacity() + answer->gzip.capacity());
}

TEST(ContentTest, SendsContentUncompressedIfGzipDoesNotShortenIt) {
    std::string noise;
    unsigned state = 1;
    for (int byte = 0; byte < 2048; ++byte) {
        noise += static_cast<char>((state = state * 1664525U + 1013904223U) >> 24U);
    }
    EXPECT_TRUE(with_gzip(make_content("text/plain", noise))->gzip.empty());
}

}  // namespace
}  // namespace holdfast::server
