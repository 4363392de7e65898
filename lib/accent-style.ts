import type { CSSProperties } from 'react';
import { accentVariables, type AccentColors } from './contract/platform/accent-colors';

/** The tokens of look.css that follow from the company's accent; none for the product's own. */
export function accentStyle(colors: AccentColors | null): CSSProperties | undefined {
  if (!colors) return undefined;
  const { accent, text } = colors;
  return {
    ...accentVariables(colors),
    '--scene-sky': `color-mix(in srgb, ${text[0]} 92%, #000)`,
    '--scene-dusk': `color-mix(in srgb, ${text[0]} 50%, #000)`,
    '--scene-hill': `color-mix(in srgb, ${text[0]} 62%, #000)`,
    '--scene-near': `color-mix(in srgb, ${text[0]} 36%, #000)`,
    '--scene-light': `color-mix(in srgb, ${accent} 18%, #fff)`,
  } as CSSProperties;
}
