// Any query as JSON, through one function: the one that the server, the page and Python call, too.
//
//   ask::Session session;
//   ask::ask(session, R"({"query": "holdem.odds", "hole": "AhKh", "opponents": 3})").json
//
// docs/reference/queries.md lists the queries, their members and answers. A wrong request is answered by an error as
// JSON, with the member and the place in it. One session serves any threads; it keeps prepared games and tables, and
// no answer depends on earlier ones.
//
// namespace holdfast::ask
//   ask()      answers a request
//   Reply      the answer or the error
//   Session    state shared by queries, such as prepared games
#pragma once

#include <holdfast/ask/ask.h>
#include <holdfast/core.h>
