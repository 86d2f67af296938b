# Embeds a table of bytes in the library: writes <name>_data.cpp, the twin of holdfast/holdem/detail/data/<name>_data.h.
#
# Included, it defines holdfast_embed_table(<target> <file> <namespace> <name>), which adds the generated file to the target.
# Run as `cmake -D TABLE=<file> -D NAMESPACE=<namespace> -D NAME=<name> -D OUTPUT=<file> -P EmbedTables.cmake`, it writes the file.

function(holdfast_embed_table target file namespace name)
    set(script "${CMAKE_CURRENT_FUNCTION_LIST_FILE}")
    set(output "${PROJECT_BINARY_DIR}/generated/holdfast/${namespace}/detail/data/${name}_data.cpp")
    add_custom_command(
        OUTPUT "${output}"
        COMMAND "${CMAKE_COMMAND}" -D "TABLE=${file}" -D "NAMESPACE=${namespace}" -D "NAME=${name}" -D "OUTPUT=${output}"
                -P "${script}"
        DEPENDS "${file}" "${script}"
        COMMENT "Embedding ${name}"
        VERBATIM)
    holdfast_floor_sources(${target} "${output}")
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
    return()
endif()

file(READ "${TABLE}" bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
string(REGEX REPLACE "(................................................................................)" "\\1\n" bytes "${bytes}")
file(WRITE "${OUTPUT}" "\
// Written by cmake/EmbedTables.cmake.

#include <holdfast/${NAMESPACE}/detail/data/${NAME}_data.h>

namespace holdfast::${NAMESPACE}::detail {

const unsigned char ${NAME}_data[] = {
${bytes}
};
const std::size_t ${NAME}_size = sizeof(${NAME}_data);

}  // namespace holdfast::${NAMESPACE}::detail
")
