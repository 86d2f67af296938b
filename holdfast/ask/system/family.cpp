#include <holdfast/ask/family.h>
#include <holdfast/ask/system/bench.h>
#include <holdfast/ask/system/signature.h>

namespace holdfast::ask {

const Family& system_family() {
    static const Family family{
        "system", "", "The program itself", {&SignatureRequest::query()}, {&BenchRequest::query()}};
    return family;
}

}  // namespace holdfast::ask
