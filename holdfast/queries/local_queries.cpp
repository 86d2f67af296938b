#include <holdfast/queries/holdem/table.h>
#include <holdfast/queries/local_queries.h>
#include <holdfast/queries/system/bench.h>

namespace holdfast::queries {

const std::vector<const Query*>& local_queries() {
    static const std::vector<const Query*> all{&HoldemTableInfoRequest::query(),
                                               &HoldemTableVerifyRequest::query(),
                                               &HoldemTableLookupRequest::query(), &BenchRequest::query()};
    return all;
}

}  // namespace holdfast::queries
