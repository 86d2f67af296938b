// Work that takes long: it shows a progress bar, Ctrl-C ends it, and the same command resumes it.
#pragma once

#include <functional>

#include <apps/cli/answer_options.h>

#include <holdfast/core/progress.h>

namespace holdfast::cli {

/// Runs it; where it is stopped, throws a std::runtime_error that says how to resume.
void resumably(const std::function<void()>& part);

/// Runs it with a bar that counts these units; Ctrl-C raises the stop flag.
void run_long(AnswerOptions& options, const char* unit, const std::function<void(const Work&)>& part);

}  // namespace holdfast::cli
