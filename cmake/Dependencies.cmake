# Finds every third-party library once, for the whole tree.
#
# A static library names the libraries it needs, so whoever links a floor must see them too, also a project that takes
# Holdfast in with add_subdirectory: hence the targets are global.
set(CMAKE_FIND_PACKAGE_TARGETS_GLOBAL ON)

# holdfast_header_library(<target> <header> [<definition>...]): a library of headers only that brings no CMake target
# of its own, or one that asks for its shared library.
function(holdfast_header_library target header)
    string(MAKE_C_IDENTIFIER "HOLDFAST_${header}_FOLDER" folder)
    find_path(${folder} "${header}" REQUIRED)
    mark_as_advanced(${folder})
    add_library(${target} INTERFACE IMPORTED GLOBAL)
    target_include_directories(${target} INTERFACE "${${folder}}")
    target_compile_definitions(${target} INTERFACE ${ARGN})
endfunction()

if(EMSCRIPTEN)
    include(Emscripten)
    return()
endif()

find_package(Threads REQUIRED)
set(HOLDFAST_HAS_TBB OFF)
if(HOLDFAST_WITH_TBB)
    find_package(TBB CONFIG QUIET)
    if(TARGET TBB::tbb)
        set(HOLDFAST_HAS_TBB ON)
    else()
        message(STATUS "oneTBB not found: one thread")
    endif()
endif()
set(HOLDFAST_HAS_MIMALLOC OFF)  # the command line's allocator
if(HOLDFAST_BUILD_CLI AND HOLDFAST_WITH_MIMALLOC)
    find_package(mimalloc CONFIG QUIET)
    if(TARGET mimalloc)
        set(HOLDFAST_HAS_MIMALLOC ON)
    endif()
endif()
find_package(hwy CONFIG REQUIRED)
find_package(fmt CONFIG REQUIRED)
find_package(nlohmann_json CONFIG REQUIRED)
if(HOLDFAST_BUILD_CLI)
    find_package(CLI11 CONFIG REQUIRED)
    find_package(SQLiteCpp CONFIG REQUIRED)
else()
    find_package(SQLiteCpp CONFIG QUIET)
endif()
set(HOLDFAST_HAS_SQLITE OFF)  # the floor exports
if(TARGET SQLiteCpp)
    set(HOLDFAST_HAS_SQLITE ON)
endif()
holdfast_header_library(third_party::tomlplusplus toml++/toml.h TOML_HEADER_ONLY=1)
holdfast_header_library(third_party::xxhash xxhash.h XXH_INLINE_ALL)

if(HOLDFAST_BUILD_TESTS)
    find_package(GTest CONFIG REQUIRED)
    find_package(rapidcheck CONFIG REQUIRED)
endif()
if(HOLDFAST_BUILD_BENCHMARKS)
    find_package(benchmark CONFIG REQUIRED)
endif()
