// The files of the page, read into memory when the server starts. A request is answered from this list alone,
// so no request can name a file of the machine, and no file is opened while the server runs.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include <apps/server/http/message.h>

namespace holdfast::server {

class PageFiles {
  public:
    /// No page.
    PageFiles() = default;
    /// All files of the folder. Links and hidden files (.git, .env) are left out. x.br and x.gz are x,
    /// compressed; if there is no x.gz, it is made. Throws ParseError if the folder cannot be read or has no
    /// index.html, or is larger than a page can be.
    explicit PageFiles(const std::string& folder);

    /// The response with the file at this path of a URL, or null. "/" is index.html.
    const Response* find(std::string_view path) const;
    bool empty() const { return files_.empty(); }

  private:
    std::unordered_map<std::string, Response> files_;  // by path, from the '/' on
};

/// The folder of the page beside this program or in the tree that it was built in; empty: nowhere.
std::string usual_page_folder();

}  // namespace holdfast::server
