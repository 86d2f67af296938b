#include <holdfast/ask/family.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

std::vector<const Query*> queries_of_families(std::vector<const Query*> Family::*queries) {
    std::vector<const Query*> all;
    for (const Family* const family : families()) {
        all.insert(all.end(), (family->*queries).begin(), (family->*queries).end());
    }
    return all;
}

}  // namespace

const std::vector<const Query*>& registry() {
    static const std::vector<const Query*> all = queries_of_families(&Family::queries);
    return all;
}

std::string program_summary() {
    std::vector<std::string> titles;
    for (const Family* const family : families()) {
        if (family->has_group()) titles.emplace_back(family->title);
    }
    return "Exact poker odds: " + joined(titles, ", ", " and ");
}

std::size_t kept_bytes(Session& session) {
    std::size_t bytes = 0;
    for (const Family* const family : families()) {
        if (family->kept_bytes != nullptr) bytes += family->kept_bytes(session);
    }
    return bytes;
}

std::string about_unknown(std::string_view word) {
    for (const Family* const family : families()) {
        if (family->about_unknown == nullptr) continue;
        const std::string about = family->about_unknown(word);
        if (!about.empty()) return about;
    }
    return "";
}

const std::vector<const Query*>& local_queries() {
    static const std::vector<const Query*> all = queries_of_families(&Family::local_queries);
    return all;
}

}  // namespace holdfast::ask
