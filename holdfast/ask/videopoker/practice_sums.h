// Records of practice, added to one another and taken off again.
//
// A record does not say which hands it counts, so two of them can be told apart only by their sums: if no sum of one is
// larger than that of the other, it may be a part of it.
#pragma once

#include <holdfast/ask/videopoker/practice_record.h>

namespace holdfast::ask {

/// The sum of both. A deal on both lists is listed once, with the larger number of right answers that are due. If a list
/// becomes too long, the costliest mistakes stay. Throws OverflowError, with the names of game and member, if a sum is
/// larger than a file may have it.
PracticeRecord sum_of(PracticeRecord one, const PracticeRecord& other);

/// Whether no sum of `part` is larger than that of `whole`, nor that of the hands without a mistake.
bool is_part(const PracticeRecord& part, const PracticeRecord& whole);

/// What `whole` counts beyond `part`, which is a part of it. All missed deals stay.
PracticeRecord without(PracticeRecord whole, const PracticeRecord& part);

}  // namespace holdfast::ask
