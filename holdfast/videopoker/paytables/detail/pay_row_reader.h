// Reads one [[pay]] table of a paytable.
//
//   hand = "four of a kind"   rank = "2-4"   kicker = "A-4"   pays = 160
//
// Which keys there may be depends on the hand: only flushes have a suit, only quads and wild cards a kicker.
#pragma once

#include <holdfast/videopoker/paytables/detail/toml_text.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker::detail {

/// A row without a name gets default_name. Throws ParseError with the place of what is wrong or, where
/// something is missing, of the table.
PayRow read_pay_row(const TomlText& text, const toml::table& table);

/// Throws ParseError at the first key that is not among `known`; suggests the nearest, or lists them.
/// `owner` has these keys: "a row", "a paytable".
void check_keys(const TomlText& text, const toml::table& table, const std::vector<std::string>& known,
                const std::string& owner);

}  // namespace holdfast::videopoker::detail
