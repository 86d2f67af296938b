// `holdfast videopoker sweep --out FILE`: a sweep as a CSV or SQLite file, resumed after any kill.
#pragma once

#include <string>

#include <apps/cli/question_face.h>

namespace holdfast::cli {

/// What is said when the file is complete. Throws as plan_of() does, and as the files do; ParseError on a
/// file that ends neither in .csv nor in .db.
WrittenAnswer write_sweep_file(const queries::Fields& fields, queries::Session& session, const Work& work,
                               AnswerForm form, const std::string& path);

}  // namespace holdfast::cli
