# Installs the layers, their headers, the program, and the files that other projects need to find them: a
# CMake package and holdfast.pc.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

get_property(layers GLOBAL PROPERTY HOLDFAST_LAYERS)
set(package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/holdfast")

install(TARGETS ${layers} EXPORT holdfastTargets INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT holdfastTargets NAMESPACE holdfast:: DESTINATION ${package_folder})
install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" -D \"FOLDER=${PROJECT_BINARY_DIR}/headers\"
    -D \"ROOTS=${PROJECT_SOURCE_DIR};${PROJECT_BINARY_DIR}/generated\" -P \"${PROJECT_SOURCE_DIR}/cmake/InstallHeaders.cmake\"
    COMMAND_ERROR_IS_FATAL ANY)")
install(DIRECTORY "${PROJECT_BINARY_DIR}/headers/holdfast" DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
if(TARGET holdfast_cli)
    install(TARGETS holdfast_cli)
endif()
if(TARGET holdfast_cluster)
    install(TARGETS holdfast_cluster)
endif()

set(holdfast_layers "")
foreach(target IN LISTS layers)
    get_target_property(layer ${target} EXPORT_NAME)
    list(APPEND holdfast_layers ${layer})
endforeach()
configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/holdfastConfig.cmake.in"
    "${PROJECT_BINARY_DIR}/holdfastConfig.cmake" INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file("${PROJECT_BINARY_DIR}/holdfastConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/holdfastConfig.cmake" "${PROJECT_BINARY_DIR}/holdfastConfigVersion.cmake"
        DESTINATION ${package_folder})

# The archives for the linker, a layer before the layers it uses.
set(pc_archives "")
foreach(layer IN LISTS layers)
    get_target_property(type ${layer} TYPE)
    if(type STREQUAL "STATIC_LIBRARY" AND NOT layer STREQUAL "holdfast_exports")
        string(PREPEND pc_archives "-l${layer} ")
    endif()
endforeach()
set(pc_requires "fmt")
if(HOLDFAST_HAS_TBB)
    string(APPEND pc_requires " tbb")
endif()
# The prefix is derived from the file's location, so that an installed tree can be moved.
file(RELATIVE_PATH pc_to_prefix "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
# The archives are static only, so their dependencies are needed wherever they are linked: not
# Requires.private.
function(holdfast_install_pc pc_name pc_description pc_requires pc_archives)
    configure_file("${PROJECT_SOURCE_DIR}/cmake/holdfast.pc.in" "${PROJECT_BINARY_DIR}/${pc_name}.pc" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/${pc_name}.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
endfunction()
holdfast_install_pc(holdfast "${PROJECT_DESCRIPTION}" "${pc_requires}" "${pc_archives}")
if(HOLDFAST_HAS_SQLITE)
    # A separate file, so that other layers do not need SQLite. SQLiteCpp has no file for pkg-config.
    holdfast_install_pc(holdfast-exports "Holdfast's tables as SQLite databases" "holdfast = ${PROJECT_VERSION} sqlite3"
        "-lholdfast_exports -lSQLiteCpp")
endif()

# The licence, and the notices of what is compiled in.
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/NOTICES.md" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/licenses" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
