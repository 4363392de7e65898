/** Text on its tint; a test reads them and measures the contrast. */
export const TAG_COLOURS = [
  'bg-accent-tint text-accent-text',
  'bg-info-tint text-info',
  'bg-celebration-tint text-celebration',
  'bg-warning-tint text-warning',
  'bg-plum-tint text-plum',
] as const;

/** The colour of a tag: one name has the same everywhere. */
export function tagColour(name: string): (typeof TAG_COLOURS)[number] {
  const sum = [...name].reduce((so, letter) => (so * 17 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return TAG_COLOURS[sum % TAG_COLOURS.length] ?? TAG_COLOURS[0];
}
