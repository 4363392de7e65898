import { readFileSync } from 'node:fs';
import { TAG_COLOURS, tagColour } from '@/components/people/card/tag-colour';

const sheets = ['app/look.css', 'app/globals.css'].map((file) => readFileSync(file, 'utf8')).join('\n');

/** The value of a variable of the sheets, by light and by dark. */
function shadesOf(variable: string): readonly [string, string] {
  const [, light = '', dark = ''] =
    new RegExp(`--${variable}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(sheets) ?? [];
  return [light, dark];
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each(TAG_COLOURS)('a tag in %s can be read, by day and by night (CARD-06)', (classes) => {
  const [, tint = '', text = ''] = /^bg-(\S+) text-(\S+)$/.exec(classes) ?? [];
  const [light, dark] = [0, 1].map((at) => contrast(shadesOf(tint)[at]!, shadesOf(text)[at]!));
  expect(light).toBeGreaterThanOrEqual(4.5);
  expect(dark).toBeGreaterThanOrEqual(4.5);
});

test('a tag has the same colour everywhere, and names are spread over all of them', () => {
  expect(tagColour('First aid')).toBe(tagColour('First aid'));
  const names = ['Mentoring', 'Remote work', 'First aid', '在宅勤務', 'Umzugsbegleitung', 'Télétravail', 'Relocation'];
  const used = new Set([...names, ...Array.from({ length: 40 }, (_, at) => `Tag ${at}`)].map(tagColour));
  expect(used.size).toBe(TAG_COLOURS.length);
});
