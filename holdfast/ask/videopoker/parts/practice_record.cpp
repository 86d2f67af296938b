#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>
#include <utility>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/input/json_value.h>
#include <holdfast/ask/videopoker/parts/practice_record.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using Day = GamePractice::Day;
using Kind = GamePractice::Kind;
using Missed = GamePractice::Missed;

constexpr u64 due_after_mistake = 2;
/// A mistake that costs as much is a major one.
const Rational major_cost(1, 20);

/// Thrown while members are read; read_practice_record() says where.
struct NoRecord {
    std::string what;
};

const nlohmann::json& member(const nlohmann::json& object, const char* name) {
    if (!object.is_object() || !object.contains(name)) {
        throw NoRecord{std::string("'") + name + "' is missing"};
    }
    return object.at(name);
}

double amount(const nlohmann::json& object, const char* name) {
    const nlohmann::json& value = member(object, name);
    const double number = value.is_number() ? value.get<double>() : -1;
    if (!std::isfinite(number) || number < 0) {
        throw NoRecord{std::string("'") + name + "' is no amount of bets"};
    }
    return number;
}

u64 count(const nlohmann::json& object, const char* name) {
    const nlohmann::json& value = member(object, name);
    const double number = value.is_number() ? value.get<double>() : -1;
    if (!(number >= 0) || number != std::floor(number) || number > static_cast<double>(most_practised)) {
        throw NoRecord{std::string("'") + name + "' is no whole number"};
    }
    return static_cast<u64>(number);
}

std::string cards(const nlohmann::json& value, const char* name) {
    if (!value.is_string()) throw NoRecord{std::string("'") + name + "' is no text"};
    return value.get<std::string>();
}

/// The members of an object within a game; none if the game does not have it.
template <class Read>
auto map_of(const nlohmann::json& game, const char* name, const Read& read) {
    std::map<std::string, decltype(read(game))> values;
    if (!game.contains(name)) return values;
    if (!game.at(name).is_object()) throw NoRecord{std::string("'") + name + "' is no object"};
    for (const auto& [key, value] : game.at(name).items()) {
        if (printable(key) != key) throw NoRecord{in_quotes(key) + " is a name with control characters"};
        try {
            values.emplace(key, read(value));
        } catch (const NoRecord& no) {
            throw NoRecord{in_quotes(key) + ": " + no.what};
        }
    }
    return values;
}

Missed missed_of(const nlohmann::json& value) {
    Missed missed{cards(member(value, "deal"), "deal"), amount(value, "cost"), count(value, "due"),
                  std::nullopt};
    if (value.contains("held")) missed.held = cards(value.at("held"), "held");
    return missed;
}

void trim(std::vector<Missed>& missed) {
    if (missed.size() <= GamePractice::most_missed) return;
    missed.erase(missed.begin(), missed.end() - static_cast<std::ptrdiff_t>(GamePractice::most_missed));
}

GamePractice read_game(const nlohmann::json& value) {
    GamePractice game;
    game.hands = count(value, "hands");
    game.minor = count(value, "minor");
    game.major = count(value, "major");
    game.mended = count(value, "mended");
    if (game.minor > game.hands || game.major > game.hands - game.minor) {
        throw NoRecord{"there are more mistakes than hands"};
    }
    game.lost = amount(value, "lost");
    const nlohmann::json& missed = member(value, "missed");
    if (!missed.is_array()) throw NoRecord{"'missed' is no list"};
    for (const nlohmann::json& each : missed) game.missed.push_back(missed_of(each));
    trim(game.missed);
    game.kinds = map_of(value, "kinds", [](const nlohmann::json& kind) {
        return Kind{count(kind, "mistakes"), amount(kind, "lost")};
    });
    game.days = map_of(value, "days", [](const nlohmann::json& day) {
        return Day{count(day, "hands"), count(day, "wrong"), amount(day, "lost")};
    });
    return game;
}

Json json_of(const Missed& missed) {
    Json value{{"deal", missed.deal}, {"cost", missed.cost}, {"due", missed.due}};
    if (missed.held) value["held"] = *missed.held;
    return value;
}

Json json_of(const GamePractice& game) {
    Json missed = Json::array();
    for (const Missed& each : game.missed) missed.push_back(json_of(each));
    Json kinds = Json::object();
    for (const auto& [words, kind] : game.kinds) {
        kinds[words] = {{"mistakes", kind.mistakes}, {"lost", kind.lost}};
    }
    Json days = Json::object();
    for (const auto& [date, day] : game.days) {
        days[date] = {{"hands", day.hands}, {"wrong", day.wrong}, {"lost", day.lost}};
    }
    return {{"hands", game.hands},       {"minor", game.minor},    {"major", game.major},
            {"mended", game.mended},     {"lost", game.lost},      {"missed", std::move(missed)},
            {"kinds", std::move(kinds)}, {"days", std::move(days)}};
}

}  // namespace

void GamePractice::add(const PracticedHand& hand) {
    const bool is_wrong = !hand.cost.is_zero();
    const double cost = nearest_double(hand.cost);
    ++hands;
    lost += cost;
    Day& day = days[hand.day];
    ++day.hands;
    day.lost += cost;
    const std::string cards_dealt = sorted_cards(hand.deal);
    const auto known = std::find_if(missed.begin(), missed.end(), [&](const Missed& each) {
        return sorted_cards(each.deal) == cards_dealt;
    });
    if (!is_wrong && !hand.is_mended) {
        if (known == missed.end()) return;
        if (known->due > 1) {
            --known->due;
        } else {
            missed.erase(known);
        }
        return;
    }
    if (known != missed.end()) missed.erase(known);
    // What was held in the end, after a warning, was right.
    missed.push_back(
        {hand.deal, cost, due_after_mistake, is_wrong ? std::optional(hand.held) : std::nullopt});
    trim(missed);
    if (!is_wrong) {
        ++mended;
        return;
    }
    ++(hand.cost < major_cost ? minor : major);
    ++day.wrong;
    if (!hand.kind.empty()) add_kind({hand.kind, hand.cost});
}

void GamePractice::add_kind(const NamedMistake& mistake) {
    const u64 named = std::accumulate(kinds.begin(), kinds.end(), u64{0},
                                      [](u64 sum, const auto& kind) { return sum + kind.second.mistakes; });
    if (named >= minor + major) return;
    Kind& kind = kinds[mistake.kind];
    ++kind.mistakes;
    kind.lost += nearest_double(mistake.cost);
}

std::string sorted_cards(const std::string& deal) {
    std::vector<std::string> cards;
    for (std::size_t at = 0; at < deal.size(); at += 2) cards.push_back(deal.substr(at, 2));
    std::sort(cards.begin(), cards.end());
    return joined(cards, " ");
}

std::string name_in_record(const GameChoice& choice, const PreparedGame& prepared) {
    const videopoker::Game& game = prepared.game();
    std::map<std::string, std::string> pays;
    for (const PayChange& change : prepared.changes) {
        if (change.to != change.from) pays[game.rows[change.row].name] = plain_pays_text(change.to);
    }
    std::string name = (choice.paytable ? "~" : "") + game.id;
    for (const auto& [row, pay] : pays) name.append("~").append(row).append("=").append(pay);
    // Each state of a machine is played as a game of its own.
    if (!prepared.state.empty()) name.append("~@").append(prepared.state);
    return name;
}

bool is_practice_record(std::string_view text) {
    const std::string_view inner = trimmed(text.substr(after_byte_order_mark(text)));
    return !inner.empty() && inner.front() == '{';
}

namespace {

/// The file as it is written, without repeated members.
JsonValue parsed(const std::string& text) {
    const std::size_t begin = after_byte_order_mark(text);
    try {
        return parse_json(std::string_view(text).substr(begin), nullptr, "it");
    } catch (const ParseError& error) {
        throw ParseError("this is not a trainer file: " + std::string(error.what()), text,
                         begin + error.position, error.length);
    }
}

/// The member of an object, which gets it if it is missing.
JsonValue& member_of(JsonValue& object, const std::string& name) {
    const auto found = std::find_if(object.members.begin(), object.members.end(),
                                    [&](const JsonValue::Member& each) { return each.name == name; });
    if (found != object.members.end()) return found->value;
    object.members.push_back({name, JsonValue()});
    object.members.back().value.kind = JsonValue::Kind::object;
    return object.members.back().value;
}

}  // namespace

PracticeRecord read_practice_record(const std::string& text) {
    const auto refuse = [&](const std::string& why) {
        throw ParseError("this is not a trainer file: " + why, text, 0, 0);
    };
    if (trimmed(text).empty()) return {};
    // Not in their order: a document of this kind finds members faster.
    const auto file = nlohmann::json::parse(source_of(parsed(text)), nullptr, false);
    try {
        if (file.is_discarded()) throw NoRecord{"it has a number that is too large"};
        if (member(file, "holdfast") != "trainer") throw NoRecord{"'holdfast' is not \"trainer\""};
        member(file, "games");
        return map_of(file, "games", read_game);
    } catch (const NoRecord& no) {
        refuse(no.what);
    }
    return {};
}

std::string to_text(const PracticeRecord& record) {
    Json games = Json::object();
    for (const auto& [name, game] : record) games[name] = json_of(game);
    return Json{{"holdfast", "trainer"}, {"games", std::move(games)}}.dump() + "\n";
}

namespace {

/// The record of a text with one game changed by change(practice).
template <class Change>
std::string with_changed_game(const std::optional<std::string>& text, const std::string& name, Deck deck,
                              const Change& change) {
    const std::string before = text.value_or("");
    GamePractice practice = practice_of(read_practice_record(before), name, deck);
    change(practice);
    if (practice.hands > most_practised) {
        throw ParseError(in_quotes(name) + ": the sum of 'hands' is too large", before, 0, 0);
    }
    return with_games(before, {{name, std::move(practice)}});
}

/// The members of an object, found by their names in less time than JsonValue::find() takes: it may have thousands.
class MembersByName {
  public:
    explicit MembersByName(JsonValue& object) : object_(object) {
        for (std::size_t place = 0; place < object.members.size(); ++place) {
            places_.emplace(object.members[place].name, place);
        }
    }

    /// Null if there is none of this name.
    JsonValue* find(const std::string& name) {
        const auto found = places_.find(name);
        return found == places_.end() ? nullptr : &object_.members[found->second].value;
    }
    JsonValue& add(const std::string& name, JsonValue value) {
        places_.emplace(name, object_.members.size());
        object_.members.push_back({name, std::move(value)});
        return object_.members.back().value;
    }

  private:
    JsonValue& object_;
    std::unordered_map<std::string, std::size_t> places_;
};

/// Adds the members that only `from` has, and those of the objects in which both have members, `depth` deep.
void add_members(JsonValue& into, const JsonValue& from, int depth, const StopFlag* stop) {
    MembersByName own(into);
    for (const auto& [name, value, place] : from.members) {
        throw_if_stopped(stop);
        JsonValue* const known = own.find(name);
        if (known == nullptr) {
            own.add(name, value);
        } else if (depth > 0) {
            add_members(*known, value, depth - 1, stop);
        }
    }
}

}  // namespace

std::string with_games(const std::string& text, const PracticeRecord& games, const std::string& other,
                       const StopFlag* stop) {
    // What this version does not know stays as it is written, the digits of numbers included.
    JsonValue file = parsed(trimmed(text).empty() ? to_text(PracticeRecord()) : text);
    constexpr int of_game = 2;
    if (!trimmed(other).empty()) add_members(file, parsed(other), of_game, stop);
    MembersByName all(member_of(file, "games"));
    for (const auto& [name, practice] : games) {
        throw_if_stopped(stop);
        JsonValue* const there = all.find(name);
        JsonValue& game = there == nullptr ? all.add(name, parse_json("{}")) : *there;
        const Json known = json_of(practice);
        for (const auto& [key, value] : known.items()) member_of(game, key) = parse_json(value.dump());
    }
    return source_of(file) + "\n";
}

std::string with_hand(const std::optional<std::string>& text, const std::string& name, Deck deck,
                      const PracticedHand& hand) {
    return with_changed_game(text, name, deck, [&](GamePractice& practice) { practice.add(hand); });
}

std::string with_kind(const std::string& text, const std::string& name, Deck deck,
                      const NamedMistake& mistake) {
    if (read_practice_record(text).count(name) == 0) return text;
    return with_changed_game(text, name, deck, [&](GamePractice& practice) { practice.add_kind(mistake); });
}

GamePractice practice_of(const PracticeRecord& record, const std::string& name, Deck deck) {
    const auto found = record.find(name);
    if (found == record.end()) return {};
    GamePractice practice = found->second;
    for (std::size_t number = 0; number < practice.missed.size(); ++number) {
        Missed& each = practice.missed[number];
        try {
            const videopoker::Deal deal = videopoker::parse_deal(each.deal, deck);
            each.deal = to_text(deal);
            if (each.held) each.held = to_text(deal.held(videopoker::parse_hold(*each.held, deal, deck)));
        } catch (const ParseError& error) {
            throw ParseError(
                "missed deal " + std::to_string(number + 1) + " of " + in_quotes(name) + ": " + error.what(),
                error.text, error.position, error.length);
        }
    }
    return practice;
}

MissedHands read_missed_hands(const std::string& text, const std::string& name, Deck deck) {
    const PracticeRecord record = read_practice_record(text);
    if (record.count(name) == 0) {
        std::vector<std::string> names;
        for (const auto& [each, practice] : record) names.push_back(each);
        throw ParseError("this trainer file has no hands of " + in_quotes(name) +
                             (names.empty() ? "" : "; it has " + joined(names)),
                         text, 0, 0);
    }
    const GamePractice practice = practice_of(record, name, deck);
    MissedHands missed;
    for (std::size_t number = 0; number < practice.missed.size(); ++number) {
        const Missed& each = practice.missed[number];
        if (!each.held) {
            ++missed.without_hold;
            continue;
        }
        const videopoker::Deal deal = videopoker::parse_deal(each.deal, deck);
        missed.hands.push_back({number + 1, deal, videopoker::parse_hold(*each.held, deal, deck)});
    }
    return missed;
}

}  // namespace holdfast::ask
