// The query `videopoker.practice`: takes the record that a trainer keeps of its player, adds a hand to it,
// adds or subtracts another record, and returns it with what is shown of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/parts/practice_record.h>

namespace holdfast::ask {

struct VideopokerPracticeRequest {
    std::string record;                        ///< the text of a trainer file; empty: a new one
    std::string source = {};                   ///< what errors call that text: a file's name
    std::string name = {};                     ///< of a game of the record; empty: all games
    std::optional<PracticedHand> hand = {};    ///< to be counted
    std::optional<NamedMistake> mistake = {};  ///< that was counted before
    struct Other {
        std::string text;    ///< of a trainer file
        std::string source;  ///< what errors call it
    };
    std::optional<Other> plus = {};  ///< a record to add
    std::optional<Other> less = {};  ///< one to take off

    static Query query();
    static VideopokerPracticeRequest read(const Fields& fields);
};

struct VideopokerPracticeAnswer {
    struct Game {
        std::string name;
        GamePractice practice;
    };

    std::string record;  ///< as it is now
    std::vector<Game> games;

    static void declare(Shape<VideopokerPracticeAnswer>& shape);
};

/// Throws FieldError on text that is not a trainer file, a deal that is not one, and a record to subtract
/// that is not part of the other.
VideopokerPracticeAnswer answer(const VideopokerPracticeRequest& request, Session& session,
                                const Work& work = {});

}  // namespace holdfast::ask
