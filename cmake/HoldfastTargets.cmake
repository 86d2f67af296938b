# The kinds of target in the tree, so that a folder's CMakeLists.txt contains only what is particular to it.
#
# Sources are found with a glob (CONFIGURE_DEPENDS: the build looks again each time). One folder is one target
# here, so a list by hand could only repeat the folder's contents, or be wrong.

if(PROJECT_IS_TOP_LEVEL)
    if(NOT CMAKE_BUILD_TYPE)
        set(CMAKE_BUILD_TYPE Release)
    endif()
    set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
    find_program(HOLDFAST_CCACHE ccache)
    mark_as_advanced(HOLDFAST_CCACHE)
    if(HOLDFAST_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
        # ccache keeps objects compiled with a precompiled header only if told that nothing here depends on
        # the time.
        set(CMAKE_CXX_COMPILER_LAUNCHER
            "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${HOLDFAST_CCACHE}")
    endif()
endif()
if(BUILD_SHARED_LIBS)
    message(STATUS "Holdfast's layers are static libraries, which may be linked into a shared one: BUILD_SHARED_LIBS does not "
                   "matter here")
endif()
if(NOT CMAKE_UNITY_BUILD_BATCH_SIZE)
    set(CMAKE_UNITY_BUILD_BATCH_SIZE 40)  # two compilers of this size fit into 4 GB
endif()

# The compile options of every Holdfast target: standard C++20, warnings, the include path.
function(holdfast_compile_settings target)
    target_compile_features(${target} PUBLIC cxx_std_20)
    set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
    target_compile_options(${target} PRIVATE
        -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
        $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>  # g++ 12 gives it for "text" + std::string, wrongly (GCC bug 105651)
        # g++ collects garbage only above 512 MB, which saves a twentieth of the build time.
        "$<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=524288>"
        $<$<BOOL:${HOLDFAST_WARNINGS_AS_ERRORS}>:-Werror>)
endfunction()

# holdfast_optimise_for_build_time(<target>): for code that does not justify the compile time of -O3, because
# it reads queries and writes answers. Beyond -O1, only inlining affects the time of an answer. Loops that
# count hands belong in the layers below.
function(holdfast_optimise_for_build_time target)
    set(options "$<IF:$<CXX_COMPILER_ID:GNU>,-O1;-finline-small-functions,$<IF:$<BOOL:${EMSCRIPTEN}>,-Os,-O2>>")
    target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:${options}>")
endfunction()

# In a unity build (CMAKE_UNITY_BUILD) the compiler reads several files of a folder as one. That is much
# faster, but a file that Highway compiles once for each instruction set includes itself, so it has to be
# compiled on its own.
function(holdfast_keep_vector_files_alone)
    foreach(source IN LISTS ARGN)
        file(STRINGS "${source}" includes REGEX "hwy/foreach_target\\.h" LIMIT_COUNT 1)
        if(includes)
            set_source_files_properties("${source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
        endif()
    endforeach()
endfunction()

# holdfast_layer(<name> [LAYERS <layer>...] [LIBRARIES <target>...] [HEADERS <target>...] [DEFINITIONS <definition>...])
# One layer of the library: target holdfast_<name>, alias holdfast::<name>; and its checked twin (see CheckedTwins.cmake).
#   LAYERS         the layers below that it uses
#   LIBRARIES      third-party libraries it links (which projects that link an installed Holdfast must find too)
#   HEADERS        third-party headers it compiles with (needed for the build only)
#   DEFINITIONS    preprocessor definitions
#   FOR_PROGRAMS   patterns of its sources that the modules for browsers (HOLDFAST_JSON_ONLY) leave out: those that work with
#                  files, which a browser does not have
function(holdfast_layer name)
    set(target holdfast_${name})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LAYERS;LIBRARIES;HEADERS;DEFINITIONS;FOR_PROGRAMS")
    if(HOLDFAST_JSON_ONLY)
        foreach(pattern IN LISTS arg_FOR_PROGRAMS)
            list(FILTER sources EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${pattern}\\.cpp$")
        endforeach()
    endif()
    holdfast_keep_vector_files_alone(${sources})
    holdfast_add_layer(${target} "${sources}" ${ARGN})
    add_library(holdfast::${name} ALIAS ${target})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
    set_property(GLOBAL APPEND PROPERTY HOLDFAST_LAYERS ${target})
    if(HOLDFAST_CHECKED_TWINS)
        holdfast_add_layer(${target}_checked "${sources}" ${ARGN})
        set_target_properties(${target}_checked PROPERTIES EXCLUDE_FROM_ALL ON)  # unless a test links it
        holdfast_link_checked_twins(${target}_checked)
        holdfast_sanitize(${target}_checked)
    endif()
endfunction()

# holdfast_layer_sources(<target> <source>...): generated sources of a layer and of its checked twin.
# Compiled on their own in a unity build, so that clang-tidy, which generates none, need not find them.
function(holdfast_layer_sources target)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_sources(${target} PRIVATE ${ARGN})
    if(TARGET ${target}_checked)
        target_sources(${target}_checked PRIVATE ${ARGN})
    endif()
endfunction()

function(holdfast_add_layer target sources)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "LAYERS;LIBRARIES;HEADERS;DEFINITIONS;FOR_PROGRAMS")
    list(TRANSFORM arg_LAYERS PREPEND holdfast_)
    if(sources)
        set(scope PUBLIC)
        add_library(${target} STATIC ${sources})
        holdfast_compile_settings(${target})
        set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
        target_compile_definitions(${target} PRIVATE ${arg_DEFINITIONS})
        target_link_libraries(${target} PRIVATE ${arg_LIBRARIES})
        foreach(headers IN LISTS arg_HEADERS)
            target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:${headers}>)
        endforeach()
    else()
        set(scope INTERFACE)  # a layer of headers only
        add_library(${target} INTERFACE)
    endif()
    target_link_libraries(${target} ${scope} ${arg_LAYERS})
    target_include_directories(${target} ${scope}
        $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
        $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/generated>)
endfunction()

# holdfast_programs(<prefix> <target>...): each *.cpp of this folder is a program <prefix>_<file name> linking the targets.
# Names in HOLDFAST_PROGRAMS are set for the caller.
function(holdfast_programs prefix)
    file(GLOB sources CONFIGURE_DEPENDS *.cpp)
    set(programs "")
    foreach(source IN LISTS sources)
        cmake_path(GET source STEM name)
        add_executable(${prefix}_${name} ${source})
        holdfast_compile_settings(${prefix}_${name})
        target_link_libraries(${prefix}_${name} PRIVATE ${ARGN})
        list(APPEND programs ${prefix}_${name})
    endforeach()
    set(HOLDFAST_PROGRAMS "${programs}" PARENT_SCOPE)
endfunction()

# holdfast_test_settings(<target> <optimisation>): the compile options of test programs. The preset determines
# how the library under them is optimised; their own code need not be, except for tests that count.
function(holdfast_test_settings target optimisation)
    holdfast_compile_settings(${target})
    target_compile_options(${target} PRIVATE $<IF:$<CONFIG:Release>,${optimisation},-O0>
        $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)  # ccache needs it for precompiled headers
    target_link_libraries(${target} PRIVATE GTest::gmock rapidcheck)
endfunction()

# The headers that nearly every test includes, compiled once for each optimisation of test programs.
if(HOLDFAST_BUILD_TESTS AND HOLDFAST_PRECOMPILED_HEADERS)
    file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/generated/tests/test_headers.cpp" CONTENT "" @ONLY)
    foreach(optimisation IN ITEMS -O0 -O1)
        set(headers holdfast_test_headers${optimisation})
        add_library(${headers} OBJECT "${PROJECT_BINARY_DIR}/generated/tests/test_headers.cpp")
        holdfast_test_settings(${headers} ${optimisation})
        target_precompile_headers(${headers} PRIVATE <gmock/gmock.h> <gtest/gtest.h> <algorithm> <array> <map> <memory>
                                  <optional> <sstream> <string> <string_view> <vector>)
    endforeach()
endif()

# holdfast_test(<folder> [CHECKED] [COUNTS] <target>...): the *.cpp of a folder and its folders as one GoogleTest program
# linking the targets; a folder in it that is a program already is left out. In a unity build the files are read as one, so no two of them give the same name to a function of
# their own.
#   CHECKED   with a checked twin (see CheckedTwins.cmake), which runs the fast tests
#   COUNTS    tests that deal many hands in code of their own, which is optimised for it
# The label comes from the name of the suite: ...Slow is slow, ...Exhaustive is exhaustive, any other is fast.
function(holdfast_test folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "CHECKED;COUNTS" "" "")
    set(optimisation -O0)
    if(arg_COUNTS)
        set(optimisation -O1)
    endif()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    get_property(others DIRECTORY PROPERTY HOLDFAST_TEST_FOLDERS)
    foreach(other IN LISTS others)
        list(FILTER sources EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${other}/")
    endforeach()
    set_property(DIRECTORY APPEND PROPERTY HOLDFAST_TEST_FOLDERS ${folder})
    if(NOT sources)
        return()
    endif()
    string(REPLACE / _ target test_${folder})
    add_executable(${target} ${sources})
    holdfast_test_settings(${target} ${optimisation})
    target_link_libraries(${target} PRIVATE ${arg_UNPARSED_ARGUMENTS} GTest::gtest_main)
    target_compile_definitions(${target} PRIVATE HOLDFAST_SOURCE_FOLDER="${PROJECT_SOURCE_DIR}")
    file(GLOB_RECURSE cases CONFIGURE_DEPENDS ${folder}/*.txt)  # each heading is a test: see tests/text_cases
    set_target_properties(${target} PROPERTIES LINK_DEPENDS "${cases}")
    if(TARGET holdfast_test_headers${optimisation})
        target_precompile_headers(${target} REUSE_FROM holdfast_test_headers${optimisation})
    endif()

    # "/?." catches typed suites, whose names end in /0, /1, ...
    set(slow "*Slow.*:*Slow/?.*")
    set(exhaustive "*Exhaustive.*:*Exhaustive/?.*")
    set(fast "-${slow}:${exhaustive}")
    string(REPLACE / . prefix ${folder}.)
    foreach(label IN ITEMS fast slow exhaustive)
        if(HOLDFAST_TEST_PROCESSES)
            holdfast_tests_in_few_processes(${target} ${prefix}${label} ${label} "${${label}}" ${HOLDFAST_TEST_PROCESSES})
        else()
            gtest_discover_tests(${target} TEST_FILTER "${${label}}" TEST_PREFIX ${prefix} DISCOVERY_TIMEOUT 600
                PROPERTIES LABELS ${label} TIMEOUT 7200)
        endif()
    endforeach()
    if(HOLDFAST_CHECKED_TWINS AND arg_CHECKED)
        holdfast_link_again_with_checked_twins(${target})
        holdfast_tests_in_few_processes(${target}_checked checked.${prefix}fast checked "${fast}" 2)
    endif()
endfunction()

# holdfast_tests_in_few_processes(<target> <name> <label> <filter> <processes>)
# Distributes the tests that pass the filter over <processes> processes, <name>.0, <name>.1, ...
function(holdfast_tests_in_few_processes target name label filter processes)
    math(EXPR last "${processes} - 1")
    foreach(part RANGE ${last})
        add_test(NAME ${name}.${part} COMMAND ${target} "--gtest_filter=${filter}")
        set_tests_properties(${name}.${part} PROPERTIES LABELS ${label} TIMEOUT 7200
            ENVIRONMENT "GTEST_TOTAL_SHARDS=${processes};GTEST_SHARD_INDEX=${part}")
    endforeach()
endfunction()

# holdfast_python_tests(<prefix> <variable=value>...): each *_test.py of this folder, in Python's unittest, with this
# environment. Those with "slow" in their names are labelled so.
function(holdfast_python_tests prefix)
    file(GLOB files CONFIGURE_DEPENDS *_test.py)
    foreach(file IN LISTS files)
        cmake_path(GET file STEM name)
        string(REGEX MATCH "slow" label ${name})
        if(NOT label)
            set(label fast)
        endif()
        add_test(NAME ${prefix}.${name} COMMAND Python3::Interpreter -m unittest ${name}
                 WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
        set_tests_properties(${prefix}.${name} PROPERTIES TIMEOUT 3600 LABELS ${label}
            ENVIRONMENT "${ARGN};PYTHONDONTWRITEBYTECODE=1")
    endforeach()
endfunction()
