// The page /docs: every query, its fields, an example to try and the members of its answer, made from the
// registry.
#pragma once

#include <string>

namespace holdfast::server {

/// The page as HTML. It asks for docs_style_path and docs_script_path of the same server, and for nothing
/// else.
std::string docs_page();

inline constexpr const char* docs_path = "/docs";
inline constexpr const char* docs_style_path = "/docs/style.css";
inline constexpr const char* docs_script_path = "/docs/script.js";

/// The colours and sizes of the web page (web/src/style/tokens.css), then apps/server/docs/style.css.
extern const char* const docs_style;
/// apps/server/docs/script.js
extern const char* const docs_script;

}  // namespace holdfast::server
