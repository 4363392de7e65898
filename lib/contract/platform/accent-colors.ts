type Rgb = readonly [number, number, number];

export interface AccentColors {
  readonly accent: string;
  /** Of text and icons on the accent. */
  readonly ink: string;
  /** Of text and links in the accent, on a light page and on a dark one. */
  readonly text: readonly [light: string, dark: string];
}

/** What text must at least differ by from what it stands on (WCAG 1.4.3). */
const READABLE = 4.5;
const INKS = ['#062b2a', '#ffffff'];
/** The palest and the darkest ground on which text in the accent stands: a tint of it, and a raised surface. */
const GROUNDS = ['#f1f5f6', '#182427'] as const;

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: readonly number[]) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour, led towards another until it can be read on a ground. */
function readableOn(color: string, ground: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = hexOf(rgbOf(color).map((part, at) => part * (1 - share) + (rgbOf(towards)[at] ?? 0) * share));
    if (contrastOf(mixed, ground) >= READABLE) return mixed;
  }
  return towards;
}

/** The colours that follow from an accent; null where neither dark nor white text can be read on it. */
export function colorsOf(accent: string): AccentColors | null {
  const ink = INKS.find((one) => contrastOf(one, accent) >= READABLE);
  if (!ink) return null;
  const [light, dark] = GROUNDS;
  return { accent, ink, text: [readableOn(accent, light, '#000000'), readableOn(accent, dark, '#ffffff')] };
}

/** What the stylesheets of portal and e-sign host call the colours that follow from an accent. */
export function accentVariables({ accent, ink, text }: AccentColors) {
  const mix = (light: number, dark: number) =>
    `light-dark(color-mix(in srgb, ${accent} ${light}%, #fff), color-mix(in srgb, ${accent} ${dark}%, #121b1e))`;
  return {
    '--accent': accent,
    '--accent-hover': `color-mix(in srgb, ${accent} 90%, ${ink === '#ffffff' ? '#000' : '#fff'})`,
    '--accent-ink': ink,
    '--accent-text': `light-dark(${text[0]}, ${text[1]})`,
    '--accent-tint': mix(8, 14),
    '--accent-line': mix(32, 34),
  };
}
