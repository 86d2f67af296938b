# The families of games, in the order in which help lists them: the one list of them. Each has its folder in holdfast/ask/,
# which defines `const Family& <name>_family()`, and one in apps/cli/, with `const FamilyCommands& <name>_commands()`.
set(HOLDFAST_FAMILIES videopoker holdem cards system)

# Those with a layer of their own, holdfast/<name>/. (The layer of cards is below all families.)
set(HOLDFAST_FAMILY_LAYERS ${HOLDFAST_FAMILIES})
list(REMOVE_ITEM HOLDFAST_FAMILY_LAYERS cards system)

# holdfast_families_with_a_folder(<variable>): the families that have a folder in the folder of the caller.
function(holdfast_families_with_a_folder variable)
    set(found "")
    foreach(family IN LISTS HOLDFAST_FAMILIES)
        if(IS_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/${family}")
            list(APPEND found ${family})
        endif()
    endforeach()
    set(${variable} "${found}" PARENT_SCOPE)
endfunction()

# holdfast_list_families(<target> <namespace> <type> <suffix> <list> <header> <family>...)
# Adds to the target a generated source, in a file of its own (a program may define the list itself), with a function
# `const std::vector<const <type>*>& <list>()` that lists the results of <family>_<suffix>().
function(holdfast_list_families target namespace type suffix list header)
    set(declarations "")
    set(entries "")
    foreach(family IN LISTS ARGN)
        string(APPEND declarations "const ${type}& ${family}_${suffix}();\n")
        list(APPEND entries "&${family}_${suffix}()")
    endforeach()
    list(JOIN entries ", " entries)
    set(file "${CMAKE_CURRENT_BINARY_DIR}/${target}_${list}.cpp")
    file(CONFIGURE OUTPUT "${file}" @ONLY CONTENT "\
// Written by cmake/Families.cmake.

#include <${header}>

namespace holdfast::@namespace@ {

@declarations@
const std::vector<const @type@*>& @list@() {
    static const std::vector<const @type@*> all{@entries@};
    return all;
}

}  // namespace holdfast::@namespace@
")
    holdfast_layer_sources(${target} "${file}")
endfunction()
