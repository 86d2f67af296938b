#include <holdfast/ask/family.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/preflop.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/holdem/spread.h>
#include <holdfast/ask/holdem/table.h>

namespace holdfast::ask {

const Family& holdem_family() {
    static const Family family{"holdem",
                               "",
                               "Texas Hold'em",
                               "Texas Hold'em: odds, equities, ranges, tables",
                               queries_of<HoldemOddsRequest, HoldemEquityRequest, HoldemSpreadRequest,
                                          HoldemPreflopRequest, HoldemRangeRequest>(),
                               {
#if !HOLDFAST_JSON_ONLY  // a browser has no files of tables
                                   &query_of<HoldemTableInfoRequest>(), &query_of<HoldemTableVerifyRequest>(),
                                   &query_of<HoldemTableLookupRequest>()
#endif
                               }};
    return family;
}

}  // namespace holdfast::ask
