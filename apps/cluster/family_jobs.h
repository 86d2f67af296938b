// What a family of games gives a cluster to do: the commands that take long enough.
//
// apps/cluster/<family>/jobs.cpp defines `const FamilyJobs& <family>_jobs()`, if the family has any; cmake/Families.cmake
// lists the families.
#pragma once

#include <string_view>
#include <vector>

#include <apps/cluster/commands.h>

namespace holdfast::cluster {

struct FamilyJobs {
    std::string_view example;            ///< the arguments of a command line, for the help
    void (*add_to)(Commands& commands);  ///< adds the family's commands
};

/// Those of all families that have some.
const std::vector<const FamilyJobs*>& family_jobs();

}  // namespace holdfast::cluster
