// The query `signature`: one short digest of many exact answers, the same on every machine and for every
// thread count.
//
// It covers, for every game of the catalog, the return and its moments, the counts of every row (and their
// fewest and most over all optimal plays), and all 32 holds of a fixed list of deals; and for a fixed list of
// hold'em hands and boards, the odds against 1 to 9 unknown opponents. All of it as text of whole numbers and
// fractions, digested with XXH3 (64 bits).
#pragma once

#include <string>

#include <holdfast/ask/query.h>

namespace holdfast::ask {

struct SignatureRequest {
    static Query query();
    static SignatureRequest read(const Fields& fields);
};

struct SignatureAnswer {
    std::string digest;  ///< 16 hexadecimal digits
    std::size_t tables;  ///< return tables that went into it
    std::size_t hands;   ///< dealt hands that went into it
    std::size_t odds;    ///< hold'em hands that went into it

    static void declare(Shape<SignatureAnswer>& shape);
};

/// Throws Stopped. Progress counts games.
SignatureAnswer answer(const SignatureRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask
