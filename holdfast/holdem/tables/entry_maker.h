// What the entries of a table are made by: board by board, all hands of one together.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_kind.h>

namespace holdfast::holdem {

class EntryMaker {
  public:
    virtual ~EntryMaker() = default;
    /// Gets ready for these boards of the kind's street, and for as many workers as there are for the work; what
    /// it got ready for before, it keeps. Throws Stopped.
    virtual void prepare(const std::vector<CardSet>& boards, const Work& work) = 0;
    /// Appends the entries of these hands on such a board. A worker, numbered from 0, makes one board at a time.
    virtual void append(CardSet board, const std::vector<HoleCards>& hands, unsigned worker,
                        std::string& bytes) = 0;
};

std::unique_ptr<EntryMaker> entry_maker(TableKind kind);

}  // namespace holdfast::holdem
