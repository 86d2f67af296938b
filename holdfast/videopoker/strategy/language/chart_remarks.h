// Finds rows among the lines around a pasted table: titles, legends and returns.
#pragma once

#include <string_view>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {

/// Refuses rows and rules among the lines outside tables, which would otherwise be ignored. Throws ParseError and
/// Stopped.
void refuse_rows(const HoldVocabulary& vocabulary, std::string_view remarks, const StopFlag* stop);

}  // namespace holdfast::videopoker
