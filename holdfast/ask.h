// Any question as JSON, through one function: what the command line, the server, the page and Python use.
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
//   Session    what queries share
#pragma once

#include <holdfast/ask/ask.h>
#include <holdfast/core.h>
