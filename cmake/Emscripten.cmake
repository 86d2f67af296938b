# Third-party libraries for a compile with Emscripten (core to ask, one thread).
#
# The system's headers would bring in /usr/include, whose C library is not Emscripten's. So the build folder
# gets links to only the headers we use, and targets with the usual names that compile them without any
# library.
set(third_party_folder "${PROJECT_BINARY_DIR}/third_party")
file(MAKE_DIRECTORY "${third_party_folder}")

# holdfast_linked_headers(<target> <header> [<definition>...]): links the header, or the folder that contains
# it.
function(holdfast_linked_headers target header)
    find_path(HOLDFAST_HEADER_FOLDER "${header}" PATHS /usr/local/include /usr/include
              NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH NO_CACHE REQUIRED)
    string(REGEX REPLACE "/.*" "" entry "${header}")
    file(CREATE_LINK "${HOLDFAST_HEADER_FOLDER}/${entry}" "${third_party_folder}/${entry}" SYMBOLIC)
    add_library(${target} INTERFACE IMPORTED GLOBAL)
    target_include_directories(${target} INTERFACE "${third_party_folder}")
    target_compile_definitions(${target} INTERFACE ${ARGN})
endfunction()

holdfast_linked_headers(fmt::fmt fmt/format.h FMT_HEADER_ONLY=1)
holdfast_linked_headers(third_party::highway hwy/highway.h HWY_COMPILE_ONLY_STATIC=1 HWY_IS_DEBUG_BUILD=0)
holdfast_linked_headers(nlohmann_json::nlohmann_json nlohmann/json.hpp)
holdfast_linked_headers(third_party::tomlplusplus toml++/toml.h TOML_HEADER_ONLY=1)
holdfast_linked_headers(third_party::xxhash xxhash.h XXH_INLINE_ALL)
add_library(Threads::Threads INTERFACE IMPORTED GLOBAL)
set(HOLDFAST_HAS_TBB OFF)
set(HOLDFAST_FMT fmt::fmt)
set(HOLDFAST_HAS_SQLITE OFF)

option(HOLDFAST_WASM_SIMD "Use the vector instructions of WebAssembly" ON)
option(HOLDFAST_WASM_SHRUNK "Have Binaryen optimise the linked modules: a sixth smaller, in half a minute" ON)

# Uses WebAssembly's own exceptions: with -fexceptions every call with something to clean up would go through
# JavaScript, which makes a river five times slower.
add_compile_options(-fwasm-exceptions $<$<BOOL:${HOLDFAST_WASM_SIMD}>:-msimd128>)
add_link_options(-fwasm-exceptions)
