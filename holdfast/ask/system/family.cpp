#include <holdfast/ask/family.h>
#include <holdfast/ask/system/bench.h>
#include <holdfast/ask/system/missing_games.h>
#include <holdfast/ask/system/signature.h>

namespace holdfast::ask {

const Family& system_family() {
    static const Family family{.name = "system",
                               .alias = "",
                               .title = "the program",
                               .summary = "The program itself",
                               .queries = queries_of<SignatureRequest>(),
                               .local_queries = queries_of<BenchRequest>(),
                               .about_unknown = about_missing_game};
    return family;
}

}  // namespace holdfast::ask
