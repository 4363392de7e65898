/** The side of the square that a pattern repeats, in pixels. */
export const PATTERN_SIZE = 8;
export const LINE_WIDTH = 1;

/** Lines that tell the parts of a picture apart without their colours, in the order of the parts; the first has none. */
const LINES = [
  '',
  'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  'M0 4H8',
  'M-2 6 2 10M0 0 8 8M6 -2 10 2',
  'M4 0V8',
  'M0 4H8M4 0V8',
] as const;

export const linesAt = (at: number): string => LINES[at % LINES.length]!;

/** The patterns of one picture, to be named by `patternAt`. */
export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {LINES.map(
        (lines, at) =>
          lines && (
            <pattern
              key={lines}
              id={`${id}-${at}`}
              width={PATTERN_SIZE}
              height={PATTERN_SIZE}
              patternUnits="userSpaceOnUse"
            >
              <path d={lines} fill="none" strokeWidth={LINE_WIDTH} className="stroke-surface" />
            </pattern>
          ),
      )}
    </defs>
  );
}

/** What is laid over the colour of a part, as a value of `fill`. */
export const patternAt = (id: string, at: number): string =>
  linesAt(at) ? `url(#${id}-${at % LINES.length})` : 'none';
