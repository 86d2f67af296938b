// `holdfast videopoker sweep --out FILE`: a sweep as a CSV or SQLite file, resumed after any kill; and with --csv
// alone, its lines on standard output as they are found.
#pragma once

#include <string>

#include <apps/cli/question_face.h>

namespace holdfast::cli {

/// What is said when the file is complete. Throws as plan_of() does, and as the files do; ParseError on a
/// file that ends neither in .csv nor in .db.
WrittenAnswer write_sweep_file(const queries::Fields& fields, queries::Session& session, const Work& work,
                               AnswerForm form, const std::string& path);

/// The same lines on standard output, each as soon as it is known; nothing is kept. Throws as plan_of() and
/// write_answer() do, and Stopped, after a whole line.
void write_sweep_lines(const queries::Fields& fields, queries::Session& session, const Work& work);

}  // namespace holdfast::cli
