#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <stdexcept>

#include <gtest/gtest.h>
#include <tests/support/test_name.h>
#include <tests/text_cases/quoted_text.h>
#include <tests/text_cases/text_cases.h>

#include <holdfast/core/parse_errors.h>

namespace holdfast::test {
namespace {

constexpr std::string_view fence = "```";
constexpr std::string_view between = " | ";
constexpr std::size_t longest_line = 120;

bool begins_with(std::string_view line, std::string_view start) {
    return line.substr(0, start.size()) == start;
}

/// Reads the lines of a file one by one.
class CaseReader {
  public:
    explicit CaseReader(const std::vector<std::string>& lines) : lines_(lines) {}

    std::vector<CaseSection> read() {
        try {
            while (at_ < lines_.size()) read_next();
        } catch (const std::runtime_error& error) {
            throw std::runtime_error("line " + std::to_string(at_ + 1) + ": " + error.what());
        }
        return std::move(sections_);
    }

  private:
    void read_next() {
        const std::string& line = lines_[at_];
        if (begins_with(line, "## ")) {
            read_heading();
        } else if (line.empty() || line[0] == '#') {
            ++at_;
        } else {
            if (sections_.empty()) throw std::runtime_error("a heading '## READER' comes first");
            sections_.back().cases.push_back(read_case());
        }
    }

    void read_heading() {
        const std::string heading = lines_[at_].substr(3);
        const std::size_t colon = heading.find(": ");
        const std::string title = colon == heading.npos ? "" : heading.substr(colon + 2);
        sections_.push_back({heading.substr(0, colon), title, at_, {}});
        ++at_;
    }

    TextCase read_case() {
        TextCase read{{}, {}, at_, 0};
        if (lines_[at_] == fence) {
            read.texts.push_back(read_lines());
        } else {
            read_line(read, lines_[at_]);
        }
        while (++at_ < lines_.size() && begins_with(lines_[at_], " ")) add_outcome(read, lines_[at_]);
        read.line_count = at_ - read.first_line;
        return read;
    }

    CaseText read_lines() {
        CaseText read{"", std::string(fence)};
        while (++at_ < lines_.size() && lines_[at_] != fence) {
            read.text += lines_[at_] + "\n";
            read.written += "\n" + lines_[at_];
        }
        if (at_ == lines_.size()) throw std::runtime_error("a text of several lines ends with ```");
        read.written += "\n```";
        return read;
    }

    static void read_line(TextCase& read, std::string_view line) {
        for (;;) {
            const std::size_t end = end_of_text(line);
            const std::string written(line.substr(0, end));
            read.texts.push_back({text_as_written(written), written});
            line.remove_prefix(end);
            if (!begins_with(line, between)) break;
            line.remove_prefix(between.size());
        }
        if (!line.empty()) add_outcome(read, line);
    }

    static void add_outcome(TextCase& read, std::string_view outcome) {
        const std::size_t begin = std::min(outcome.size(), outcome.find_first_not_of(' '));
        if (begin == 0 || !is_arrow(outcome.substr(begin, 2))) {
            throw std::runtime_error("expected ' -> ', ' => ' or ' == '");
        }
        read.outcome.emplace_back(outcome.substr(begin));
    }

    const std::vector<std::string>& lines_;
    std::size_t at_ = 0;
    std::vector<CaseSection> sections_;
};

std::string place_of(std::size_t position, std::size_t length) {
    return " @" + std::to_string(position) + "+" + std::to_string(length);
}

/// Whether a text is as expected, where "..." stands for any words.
bool matches(std::string_view expected, std::string_view text) {
    constexpr std::string_view any = "...";
    std::size_t end = expected.find(any);
    if (end == expected.npos) return expected == text;
    if (!begins_with(text, expected.substr(0, end))) return false;
    text.remove_prefix(end);
    for (expected.remove_prefix(end + any.size()); (end = expected.find(any)) != expected.npos;
         expected.remove_prefix(end + any.size())) {
        const std::size_t found = text.find(expected.substr(0, end));
        if (found == text.npos) return false;
        text.remove_prefix(found + end);
    }
    return text.size() >= expected.size() && text.substr(text.size() - expected.size()) == expected;
}

/// Whether the outcome of a text is the expected one.
bool is_as_expected(const std::vector<std::string>& expected, const std::vector<std::string>& outcome,
                    const Reader& reader) {
    if (expected.size() == 1 && begins_with(expected[0], "== ")) {
        const std::string other = text_as_written(expected[0].substr(3));
        return begins_with(outcome[0], "=>") && outcome == outcome_of(reader, other);
    }
    return std::equal(expected.begin(), expected.end(), outcome.begin(), outcome.end(), matches);
}

/// Writes texts of a case with their outcomes: those with the same one into one line, if it is not too long.
class CaseWriter {
  public:
    void add(const std::string& written, const std::vector<std::string>& outcome) {
        const std::string joined = texts_ + std::string(between) + written;
        const bool fits = !texts_.empty() && outcome == outcome_ && outcome.size() == 1 &&
                          joined.size() + 1 + outcome[0].size() <= longest_line;
        if (!fits) end_line();
        texts_ = fits ? joined : written;
        outcome_ = outcome;
    }

    std::vector<std::string> lines() {
        end_line();
        return std::move(lines_);
    }

  private:
    void end_line() {
        if (texts_.empty()) return;
        const bool fits = outcome_.size() == 1 && texts_.find('\n') == texts_.npos &&
                          texts_.size() + 1 + outcome_[0].size() <= longest_line;
        lines_.push_back(fits ? texts_ + " " + outcome_[0] : texts_);
        for (const std::string& each : outcome_) {
            if (!fits) lines_.push_back("  " + each);
        }
    }

    std::string texts_;
    std::vector<std::string> outcome_;
    std::vector<std::string> lines_;
};

/// A file of cases, shared by the tests of its headings.
struct CaseFile {
    /// Replaces `count` lines by these.
    struct Change {
        std::size_t count;
        std::vector<std::string> lines;
    };

    std::string path;
    std::vector<std::string> lines;
    std::vector<CaseSection> sections;
    Readers readers;
    std::map<std::size_t, Change> changed = {};  ///< [first line]

    void write() const {
        std::ofstream out(path, std::ios::binary);
        for (std::size_t at = 0; at < lines.size();) {
            const auto change = changed.find(at);
            if (change == changed.end()) {
                out << lines[at++] << "\n";
                continue;
            }
            for (const std::string& line : change->second.lines) out << line << "\n";
            at += change->second.count;
        }
    }
};

std::vector<std::string> lines_of_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error("cannot be read");
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// The cases of one heading.
class SectionTest : public testing::Test {
  public:
    SectionTest(std::shared_ptr<CaseFile> file, std::size_t section)
        : file_(std::move(file)), section_(file_->sections[section]) {}

    void TestBody() override {
        const auto reader = file_->readers.find(section_.reader);
        if (reader == file_->readers.end()) {
            ADD_FAILURE_AT(file_->path.c_str(), line(section_.line))
                << "no reader '" << section_.reader << "'";
            return;
        }
        for (const TextCase& each : section_.cases) {
            const std::vector<std::string> lines = lines_to_mend(each, reader->second);
            if (!lines.empty()) tell(each, lines);
        }
        if (updates() && !file_->changed.empty()) file_->write();
    }

  private:
    static int line(std::size_t from_zero) { return static_cast<int>(from_zero) + 1; }
    static bool updates() { return std::getenv("HOLDFAST_UPDATE_CASES") != nullptr; }

    void tell(const TextCase& failed, const std::vector<std::string>& lines) {
        if (updates()) file_->changed[failed.first_line] = {failed.line_count, lines};
        std::string told;
        for (const std::string& each : lines) told += "\n" + each;
        ADD_FAILURE_AT(file_->path.c_str(), line(failed.first_line)) << "now it is:" << told;
    }

    std::shared_ptr<CaseFile> file_;
    CaseSection section_;
};

/// Fails with the reason why a file has no cases.
class NoCasesTest : public testing::Test {
  public:
    NoCasesTest(std::string path, std::string reason) : path_(std::move(path)), reason_(std::move(reason)) {}
    void TestBody() override { FAIL() << path_ << ": " << reason_; }

  private:
    std::string path_;
    std::string reason_;
};

std::string name_of(const CaseSection& section) {
    return test_name(section.reader + (section.title.empty() ? "" : " " + section.title));
}

}  // namespace

std::vector<CaseSection> parse_cases(const std::vector<std::string>& lines) {
    return CaseReader(lines).read();
}

std::vector<std::string> outcome_of(const Reader& reader, const std::string& text) {
    try {
        return {"=> " + written_text(reader(text))};
    } catch (const Refusal& refusal) {
        std::vector<std::string> refusals;
        for (const std::string& each : refusal.mistakes) refusals.push_back("-> " + each);
        return refusals;
    } catch (const ParseError& error) {
        std::string place = place_of(error.position, error.length);
        if (error.text != text) place += " of " + written_text(error.text);
        if (!error.source.empty()) place += " in " + error.source;
        std::vector<std::string> refusals{"-> " + (error.what() + place)};
        const ParseErrors all(error);
        for (const Mistake& each : all.others) {
            refusals.push_back("-> " + each.message + place_of(each.position, each.length));
        }
        if (all.untold > 0) refusals.push_back("-> " + std::to_string(all.untold) + " more mistakes");
        return refusals;
    }
}

std::vector<std::string> lines_to_mend(const TextCase& each, const Reader& reader) {
    CaseWriter writer;
    bool is_wrong = false;
    for (const CaseText& text : each.texts) {
        const std::vector<std::string> outcome = outcome_of(reader, text.text);
        const bool holds = is_as_expected(each.outcome, outcome, reader);
        is_wrong = is_wrong || !holds;
        writer.add(text.written, holds ? each.outcome : outcome);
    }
    return is_wrong ? writer.lines() : std::vector<std::string>();
}

TextCases::TextCases(std::string_view file, const Readers& readers) {
    const std::string path = HOLDFAST_SOURCE_FOLDER "/tests/" + std::string(file);
    const std::string stem = path.substr(path.rfind('/') + 1, path.rfind('.') - path.rfind('/') - 1);
    const auto cases = std::make_shared<CaseFile>();
    try {
        *cases = {path, lines_of_file(path), {}, readers};
        cases->sections = parse_cases(cases->lines);
    } catch (const std::runtime_error& error) {
        testing::RegisterTest(stem.c_str(), "is_read", nullptr, nullptr, path.c_str(), 1,
                              [path, reason = std::string(error.what())]() -> testing::Test* {
                                  return new NoCasesTest(path, reason);
                              });
    }
    for (std::size_t each = 0; each < cases->sections.size(); ++each) {
        const CaseSection& section = cases->sections[each];
        testing::RegisterTest(stem.c_str(), name_of(section).c_str(), nullptr, nullptr, path.c_str(),
                              static_cast<int>(section.line) + 1,
                              [cases, each]() -> testing::Test* { return new SectionTest(cases, each); });
    }
}

}  // namespace holdfast::test
