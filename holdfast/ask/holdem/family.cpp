#include <holdfast/ask/family.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/preflop.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/holdem/spread.h>
#include <holdfast/ask/holdem/table.h>

namespace holdfast::ask {

const Family& holdem_family() {
    static const Family family{
        "holdem",
        "",
        "Texas Hold'em",
        "Texas Hold'em: odds, equities, ranges, tables",
        {&HoldemOddsRequest::query(), &HoldemEquityRequest::query(), &HoldemSpreadRequest::query(),
         &HoldemPreflopRequest::query(), &HoldemRangeRequest::query()},
        {
#if !HOLDFAST_JSON_ONLY  // a browser has no files of tables
            &HoldemTableInfoRequest::query(), &HoldemTableVerifyRequest::query(),
            &HoldemTableLookupRequest::query()
#endif
        }};
    return family;
}

}  // namespace holdfast::ask
