# Embeds games/*.toml and games/machines/*.toml in the library: writes catalog_data.cpp, the twin of
# holdfast/videopoker/paytables/detail/catalog_data.h.
#
# Included, it defines holdfast_embed_games(<target>), which adds the generated file to the target.
# Run as `cmake -D IDS=<file with one id a line> -D MACHINE_IDS=<the same> -D GAMES=<folder> -D OUTPUT=<file>
# -P EmbedGames.cmake`, it writes the file.

function(holdfast_embed_games target)
    get_target_property(type ${target} TYPE)
    if(type STREQUAL "INTERFACE_LIBRARY")
        return()
    endif()
    set(folder "${PROJECT_BINARY_DIR}/generated/holdfast/videopoker/paytables/detail")
    file(GLOB games CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/games/*.toml")
    file(GLOB machines CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/games/machines/*.toml")
    foreach(list IN ITEMS games machines)
        set(ids "")
        foreach(file IN LISTS ${list})
            cmake_path(GET file STEM LAST_ONLY id)
            list(APPEND ids "${id}")
        endforeach()
        list(SORT ids)
        list(JOIN ids "\n" ids)
        # The list is a separate file, so that the build notices removed files as well as new ones.
        file(CONFIGURE OUTPUT "${folder}/${list}.txt" CONTENT "${ids}\n" @ONLY)
    endforeach()
    set(script "${CMAKE_CURRENT_FUNCTION_LIST_FILE}")
    add_custom_command(
        OUTPUT "${folder}/catalog_data.cpp"
        COMMAND "${CMAKE_COMMAND}" -D "IDS=${folder}/games.txt" -D "MACHINE_IDS=${folder}/machines.txt"
                -D "GAMES=${PROJECT_SOURCE_DIR}/games" -D "OUTPUT=${folder}/catalog_data.cpp" -P "${script}"
        DEPENDS "${folder}/games.txt" "${folder}/machines.txt" ${games} ${machines} "${script}"
        COMMENT "Embedding games/*.toml"
        VERBATIM)
    holdfast_layer_sources(${target} "${folder}/catalog_data.cpp")
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
    return()
endif()

# write_entries(<variable> <list of ids> <folder>): a text goes from file to file only between quotation marks: as a CMake
# list it would lose its ';' and '[' ']'.
function(write_entries variable list folder)
    file(STRINGS "${list}" ids)
    set(entries "")
    foreach(id IN LISTS ids)
        file(READ "${folder}/${id}.toml" text)
        string(FIND "${text}" ")toml\"" end_mark)
        if(NOT end_mark EQUAL -1)
            message(FATAL_ERROR "${folder}/${id}.toml contains )toml\", which ends a raw string")
        endif()
        string(APPEND entries "    {\"${id}\", R\"toml(${text})toml\"},\n")
    endforeach()
    set(${variable} "${entries}" PARENT_SCOPE)
endfunction()

write_entries(entries "${IDS}" "${GAMES}")
write_entries(machine_entries "${MACHINE_IDS}" "${GAMES}/machines")
file(WRITE "${OUTPUT}" "\
// Written by holdfast/videopoker/EmbedGames.cmake from games/*.toml and games/machines/*.toml.

#include <holdfast/videopoker/paytables/detail/catalog_data.h>

namespace holdfast::videopoker::detail {

// The empty last entry is not counted; with it the array is never empty.
const CatalogEntry catalog_entries[] = {
${entries}    {},
};
const std::size_t catalog_size = sizeof(catalog_entries) / sizeof(catalog_entries[0]) - 1;

const CatalogEntry machine_entries[] = {
${machine_entries}    {},
};
const std::size_t machine_count = sizeof(machine_entries) / sizeof(machine_entries[0]) - 1;

}  // namespace holdfast::videopoker::detail
")
