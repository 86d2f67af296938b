// Adds practice records, and subtracts one from another.
//
// A record does not list its hands, so only its totals tell whether it may be part of another: if none of
// them is larger than the other's.
#pragma once

#include <holdfast/ask/videopoker/parts/practice_record.h>

namespace holdfast::ask {

/// The sum of both. A deal on both lists is listed once, with the larger number of right answers that are due. If a list
/// becomes too long, the costliest mistakes stay. Throws OverflowError, with the names of game and member, if a sum is
/// larger than a file may have it.
PracticeRecord sum_of(PracticeRecord one, const PracticeRecord& other);

/// Whether no sum of `part` is larger than that of `whole`, nor that of the hands without a mistake.
bool is_part(const PracticeRecord& part, const PracticeRecord& whole);

/// `whole` without `part`, which must be part of it. All missed deals stay.
PracticeRecord without(PracticeRecord whole, const PracticeRecord& part);

}  // namespace holdfast::ask
