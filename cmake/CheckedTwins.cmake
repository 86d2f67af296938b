# The checked twins: some layers of the library, compiled a second time with the address and undefined behaviour
# sanitizers, and their test programs linked a second time, with them. The tests of a folder run the optimised library,
# checked.<folder>.fast.0 and .1 the checked one. The tests themselves are compiled once, without the sanitizers, and so is
# what they instantiate of headers. (Preset asan compiles everything with the sanitizers, and takes longer.)
option(HOLDFAST_CHECKED_TWINS "Build the library a second time, with the sanitizers, and test it too" OFF)

# holdfast_sanitize(<target>): compiles for a fast build: less optimised than the library, and without the pointer
# checks that take longest to compile. The address sanitizer catches the effects of a wrong pointer. Assertions are on.
function(holdfast_sanitize target)
    get_target_property(type ${target} TYPE)
    if(type STREQUAL "INTERFACE_LIBRARY")
        return()
    endif()
    set(sanitizers -fsanitize=address,undefined -fno-sanitize=null,alignment,pointer-overflow,object-size
        -fno-sanitize-recover=all)
    target_compile_options(${target} PRIVATE ${sanitizers} -fno-omit-frame-pointer -O1 -g1 -UNDEBUG)
    target_link_options(${target} PUBLIC ${sanitizers})
endfunction()

# holdfast_link_checked_twins(<target>): replaces every Holdfast library that the target links by its checked
# twin.
function(holdfast_link_checked_twins target)
    foreach(property IN ITEMS LINK_LIBRARIES INTERFACE_LINK_LIBRARIES)
        get_target_property(libraries ${target} ${property})
        if(libraries)
            list(TRANSFORM libraries REPLACE "holdfast(::|_)([a-z_]+)" "holdfast_\\2_checked")
            set_target_properties(${target} PROPERTIES ${property} "${libraries}")
        endif()
    endforeach()
endfunction()

# holdfast_link_again_with_checked_twins(<target>): adds <target>_checked, linked from the same objects.
function(holdfast_link_again_with_checked_twins target)
    get_target_property(libraries ${target} LINK_LIBRARIES)
    add_executable(${target}_checked $<TARGET_OBJECTS:${target}>)
    target_link_libraries(${target}_checked PRIVATE ${libraries})
    set_target_properties(${target}_checked PROPERTIES LINKER_LANGUAGE CXX)
    holdfast_link_checked_twins(${target}_checked)
endfunction()
