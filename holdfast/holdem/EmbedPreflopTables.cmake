# Embeds holdfast/holdem/preflop/data/preflop_*.bin in the library: writes preflop_table_bytes.cpp, the twin of
# holdfast/holdem/preflop/detail/preflop_table_bytes.h.
#
# Included, it defines holdfast_embed_preflop_tables(<target>), which adds the generated file to the target.
# Run as `cmake -D DATA=<folder> -D OUTPUT=<file> -P EmbedPreflopTables.cmake`, it writes the file.

set(preflop_tables pairs multiway categories)  # in the order of the enumeration PreflopTable

function(holdfast_embed_preflop_tables target)
    set(script "${CMAKE_CURRENT_FUNCTION_LIST_FILE}")
    set(data "${CMAKE_CURRENT_SOURCE_DIR}/preflop/data")
    set(output "${PROJECT_BINARY_DIR}/generated/holdfast/holdem/preflop/detail/preflop_table_bytes.cpp")
    list(TRANSFORM preflop_tables REPLACE "(.+)" "${data}/preflop_\\1.bin" OUTPUT_VARIABLE files)
    add_custom_command(
        OUTPUT "${output}"
        COMMAND "${CMAKE_COMMAND}" -D "DATA=${data}" -D "OUTPUT=${output}" -P "${script}"
        DEPENDS ${files} "${script}"
        COMMENT "Embedding the preflop tables"
        VERBATIM)
    holdfast_layer_sources(${target} "${output}")
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
    return()
endif()

set(arrays "")
set(entries "")
foreach(table IN LISTS preflop_tables)
    file(READ "${DATA}/preflop_${table}.bin" bytes HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
    string(REGEX REPLACE "(................................................................................)" "\\1\n" bytes "${bytes}")
    string(APPEND arrays "const unsigned char ${table}[] = {\n${bytes}\n};\n")
    string(APPEND entries "    {${table}, sizeof(${table})},\n")
endforeach()
file(WRITE "${OUTPUT}" "\
// Written by holdfast/holdem/EmbedPreflopTables.cmake.

#include <holdfast/holdem/preflop/detail/preflop_table_bytes.h>

namespace holdfast::holdem::detail {
namespace {

${arrays}
constexpr TableBytes tables[] = {
${entries}};

}  // namespace

TableBytes preflop_table_bytes(PreflopTable table) { return tables[static_cast<int>(table)]; }

}  // namespace holdfast::holdem::detail
")
