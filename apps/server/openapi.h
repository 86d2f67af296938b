// The description of the API for programs (OpenAPI 3.1), made from the registry of queries.
#pragma once

#include <string>
#include <string_view>

namespace holdfast::server {

inline constexpr const char* openapi_path = "/openapi.json";

/// The document as JSON.
std::string openapi_document();

/// The path of a query: "game.odds" is /api/v1/game/odds.
std::string path_of_query(std::string_view name);

}  // namespace holdfast::server
