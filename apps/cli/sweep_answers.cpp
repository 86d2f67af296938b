#include <apps/cli/sweep_answers.h>
#include <fmt/format.h>

#include <holdfast/queries/answer/numbers.h>

namespace holdfast::cli {

queries::Json to_json(const SweptFile& file) {
    queries::Json json = queries::answer_object("videopoker.sweep");
    json["file"] = file.path;
    if (!file.shard.empty()) json["shard"] = file.shard;
    json["paytables"] = queries::json_count(file.paytables);
    json["written"] = queries::json_count(file.written);
    return json;
}

std::string to_csv(const SweptFile& file) {
    return fmt::format("paytables,written\n{},{}\n", file.paytables, file.written);
}

std::string swept_text(const SweptFile& file) {
    const std::string swept = (file.shard.empty() ? "" : "shard " + file.shard + ", ") +
                              queries::grouped(file.paytables) +
                              (file.paytables == 1 ? " paytable swept" : " paytables swept");
    if (file.written == file.paytables) return fmt::format("{} is complete: {}\n", file.path, swept);
    return fmt::format("{} is complete: {}, {} within the filters\n", file.path, swept,
                       queries::grouped(file.written));
}

}  // namespace holdfast::cli
