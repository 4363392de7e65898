import { LINE_WIDTH, linesAt, PATTERN_SIZE } from '../patterns';
import { toneAt } from '../tones';

const NAMES = ['ink', 'muted', 'surface', 'surface-raised', 'line', 'accent-tint', 'accent-line'] as const;

/** The colours of a theme as a canvas takes them. */
export interface Colours {
  readonly of: Readonly<Record<(typeof NAMES)[number], string>>;
  readonly fontFamily: string;
  /** The colour of a part with its pattern. */
  readonly partAt: (at: number) => string | CanvasPattern;
}

/** Reads the colours that hold where an element is; a canvas does not know variables. */
export function readColours(place: HTMLElement): Colours {
  const probe = place.appendChild(document.createElement('span'));
  const read = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const of = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Colours['of'];
  const tones = new Map(Array.from({ length: 6 }, (_, at) => [toneAt(at), read(toneAt(at))]));
  const { fontFamily } = getComputedStyle(probe);
  probe.remove();
  return { of, fontFamily, partAt: (at) => patterned(tones.get(toneAt(at)) ?? of.ink, linesAt(at), of.surface) };
}

/** A colour with lines over it, as the server's pictures have it. */
function patterned(colour: string, lines: string, ink: string): string | CanvasPattern {
  const square = document.createElement('canvas');
  [square.width, square.height] = [PATTERN_SIZE, PATTERN_SIZE];
  const pen = square.getContext('2d');
  if (!lines || !pen) return colour;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, PATTERN_SIZE, PATTERN_SIZE);
  [pen.strokeStyle, pen.lineWidth] = [ink, LINE_WIDTH];
  pen.stroke(new Path2D(lines));
  return pen.createPattern(square, 'repeat') ?? colour;
}
