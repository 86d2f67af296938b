// For Emscripten's linker, which refuses every symbol that it knows no JavaScript for: what the modules import on purpose
// (web/src/engine/module.ts has it).
mergeInto(LibraryManager.library, { progress() {} })
