import type { CSSProperties } from 'react';
import type { AccentColors } from './accent-colors';

/** The tokens of look.css that follow from the company's accent; none for the product's own. */
export function accentStyle(colors: AccentColors | null): CSSProperties | undefined {
  if (!colors) return undefined;
  const { accent, ink, text } = colors;
  const mix = (light: number, dark: number) =>
    `light-dark(color-mix(in srgb, ${accent} ${light}%, #fff), color-mix(in srgb, ${accent} ${dark}%, #121b1e))`;
  return {
    '--accent': accent,
    '--accent-hover': `color-mix(in srgb, ${accent} 90%, ${ink === '#ffffff' ? '#000' : '#fff'})`,
    '--accent-ink': ink,
    '--accent-text': `light-dark(${text[0]}, ${text[1]})`,
    '--accent-tint': mix(8, 14),
    '--accent-line': mix(32, 34),
    '--scene-sky': `color-mix(in srgb, ${text[0]} 92%, #000)`,
    '--scene-dusk': `color-mix(in srgb, ${text[0]} 50%, #000)`,
    '--scene-hill': `color-mix(in srgb, ${text[0]} 62%, #000)`,
    '--scene-near': `color-mix(in srgb, ${text[0]} 36%, #000)`,
    '--scene-light': `color-mix(in srgb, ${accent} 18%, #fff)`,
  } as CSSProperties;
}
