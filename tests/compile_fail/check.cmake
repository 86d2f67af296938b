# cmake -D COMPILER=... -D INCLUDES=... -D SOURCE=... -P check.cmake: fails unless SOURCE is refused for the stated reason.
file(STRINGS "${SOURCE}" expected REGEX "^// expect: ")
if(NOT expected MATCHES "^// expect: (.+)$")
    message(FATAL_ERROR "${SOURCE} does not say // expect: ...")
endif()
set(words "${CMAKE_MATCH_1}")
file(STRINGS "${SOURCE}" option REGEX "^// option: ")
set(ENV{LC_ALL} C)  # messages in English, with plain quotation marks
set(compile "${COMPILER}" -std=c++20 -fsyntax-only ${INCLUDES} "${SOURCE}")

execute_process(COMMAND ${compile} -DHOLDFAST_COMPILES RESULT_VARIABLE status ERROR_VARIABLE errors)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${SOURCE} does not compile without its bad line either:\n${errors}")
endif()

# The last option counts.
if(option MATCHES "^// option: (.+)$")
    list(APPEND compile "${CMAKE_MATCH_1}")
endif()
execute_process(COMMAND ${compile} RESULT_VARIABLE status ERROR_VARIABLE errors)
if(status EQUAL 0)
    message(FATAL_ERROR "${SOURCE} compiles")
endif()
string(FIND "${errors}" "${words}" place)
if(place EQUAL -1)
    message(FATAL_ERROR "${SOURCE} is refused, but not with \"${words}\":\n${errors}")
endif()
