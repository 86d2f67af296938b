// What text for people is made of: numbers, cards, looks and the room they take, for files that need most of it.
#pragma once

#include <holdfast/core/utf8.h>                 // IWYU pragma: export
#include <holdfast/queries/output/card_list.h>  // IWYU pragma: export
#include <holdfast/queries/output/display.h>    // IWYU pragma: export
#include <holdfast/queries/output/look.h>       // IWYU pragma: export
#include <holdfast/queries/output/numbers.h>    // IWYU pragma: export
