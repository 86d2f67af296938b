// POST /api/v1/batch: requests as JSON Lines in, their answers as JSON Lines out, in order, while the body
// still comes. Few lines are under way at once, and nothing more is read until the client takes the answers,
// so a batch of any length takes a bounded amount of memory. A client that reads nothing until it has
// written everything therefore gets stuck.
#pragma once

#include <memory>

#include <apps/server/connection.h>

namespace holdfast::server {

/// Answers a batch whose head has been read: status 200 goes out before the first line is read, so an error
/// of a line is a line. `is_finishing` may change meanwhile: the server stops. True if the connection goes
/// on.
Awaitable<bool> answer_batch(std::shared_ptr<Connection> connection, Connection::Parser& parser,
                             Request& request, const bool& is_finishing);

}  // namespace holdfast::server
