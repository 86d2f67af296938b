#include <utility>

#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/videopoker/prepared_games.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::queries {
namespace {

using videopoker::Game;
using videopoker::GameTables;

/// Each part with its length before it, so that no two choices have the same key.
std::string key_of(const GameChoice& choice) {
    std::string key;
    const auto append = [&key](char kind, const std::string& part) {
        ((key += kind) += std::to_string(part.size()) + ':') += part;
    };
    if (choice.paytable) {
        append('f', choice.source);
        append('t', *choice.paytable);
    } else {
        append('i', choice.id);
    }
    for (const std::string& change : choice.pay_changes) append('c', change);
    return key;
}

GameChoice without_changes(GameChoice choice) {
    choice.pay_changes.clear();
    return choice;
}

}  // namespace

std::shared_ptr<const PreparedGame> PreparedGames::prepare(const GameChoice& choice, const StopFlag* stop) {
    std::string key = key_of(choice);
    if (auto known = find(key)) return known;
    if (choice.pay_changes.empty()) return prepare_unchanged(choice, key, stop);
    // Other pays leave the classes of deals as they are, so they are taken over from the unchanged game.
    // Kept under its own key, for the next change: whoever tries pays tries many.
    const std::shared_ptr<const PreparedGame> unchanged = prepare(without_changes(choice), stop);
    ChangedPays changed = change_pays(unchanged->game(), choice.pay_changes);
    return keep(std::move(key),
                {unchanged->tables.with_pays(changed.pays, stop), std::move(changed.changes)});
}

// Nothing is locked while a game is prepared, which takes long: another thread may prepare the same one, and
// the first to finish keeps its own.
std::shared_ptr<const PreparedGame> PreparedGames::prepare_unchanged(const GameChoice& choice,
                                                                     const std::string& key,
                                                                     const StopFlag* stop) {
    return in_field("game", [&] {
        return keep(key, {choice.paytable ? prepare_paytable(*choice.paytable, choice.source, stop)
                                          : GameTables(videopoker::catalog_game(choice.id), stop),
                          {}});
    });
}

std::shared_ptr<const PreparedGame> PreparedGames::find(const std::string& key) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto found = by_key_.find(key);
    if (found == by_key_.end()) return nullptr;
    // To the front, without touching the iterators in by_key_.
    entries_.splice(entries_.begin(), entries_, found->second);
    return found->second->game;
}

std::shared_ptr<const PreparedGame> PreparedGames::keep(std::string key, PreparedGame game) {
    // The key is held twice, in the entry and in the map.
    const std::size_t bytes = 2 * key.size() + game.tables.bytes();
    // Answers hold a share, so a game that is dropped lives until its last answer is written.
    auto kept = std::make_shared<const PreparedGame>(std::move(game));
    const std::lock_guard<std::mutex> lock(mutex_);
    // Another thread may have prepared the same game meanwhile; then its own is as good.
    if (const auto known = by_key_.find(key); known != by_key_.end()) return known->second->game;
    entries_.push_front({key, kept, bytes});
    by_key_.emplace(std::move(key), entries_.begin());
    bytes_ += bytes;
    // The newest stays even if it alone is too large: its answer is being made.
    while (bytes_ > most_bytes_ && entries_.size() > 1) {
        bytes_ -= entries_.back().bytes;
        by_key_.erase(entries_.back().key);
        entries_.pop_back();
    }
    return kept;
}

void PreparedGames::clear() {
    const std::lock_guard<std::mutex> lock(mutex_);
    by_key_.clear();
    entries_.clear();
    bytes_ = 0;
}

std::size_t PreparedGames::size() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return entries_.size();
}

std::size_t PreparedGames::bytes() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return bytes_;
}

}  // namespace holdfast::queries
