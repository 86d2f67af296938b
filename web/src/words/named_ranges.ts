// The user's own ranges: their names, and their file.

export const namedRanges = {
  title: 'My ranges',
  none: 'Save the range above under a name, such as open-btn, and use the name wherever a range is expected. This browser keeps your ranges; links have the name only.',
  name: 'Name',
  save: 'Save this range',
  use: (name: string, range: string) => `Use ${name}: ${range}`,
  remove: (name: string) => `Remove ${name}`,
  import: 'Import',
  export: 'Export',
  file: 'ranges.toml',
  noText: 'This file is not text.',
  noRanges: 'Expected a section [ranges] with a line such as open-btn = "22+,A2s+" for each range.',
  saved: (name: string) => `Saved ${name}.`,
  removed: (name: string) => `Removed ${name}.`,
  imported: (count: number) => (count === 1 ? 'Imported 1 range.' : `Imported ${count} ranges.`),
}
