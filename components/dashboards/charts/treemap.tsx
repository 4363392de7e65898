import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { Language } from '@/lib/contract/platform/languages';
import { numberText } from '../model/number-text';
import type { Part } from './part';

interface TreemapProps {
  readonly parts: readonly Part[];
  readonly language: Language;
}

/** DASH-17, CNST-30. */
const HEIGHT = 350;
/** Of a wide screen, a tablet and a phone: drawn in about its own size each, so that names stay as large as other text. */
const SIZES = [
  { width: 1040, shownFrom: 'hidden lg:block print:block' },
  { width: 640, shownFrom: 'hidden md:block lg:hidden print:hidden' },
  { width: 340, shownFrom: 'md:hidden print:hidden' },
];
const LETTER = 8;

/** As much of a text as fits a width. */
function fitting(text: string, width: number): string {
  const letters = Math.floor((width - 16) / LETTER);
  if (text.length <= letters) return text;
  return letters < 4 ? '' : `${text.slice(0, letters - 1)}…`;
}

/** Parts of a whole as areas. */
export function Treemap({ parts, language }: TreemapProps) {
  const shown = parts.filter(({ value }) => value > 0);
  if (shown.length === 0) return null;
  return SIZES.map(({ width, shownFrom }) => (
    <svg key={width} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className={`h-auto w-full ${shownFrom}`}>
      {placesOf(shown, width).map(({ part, x0, x1, y0, y1 }) => (
        <g key={part.label}>
          <rect
            x={x0}
            y={y0}
            width={x1 - x0}
            height={y1 - y0}
            rx={6}
            className="fill-accent-tint stroke-accent-line"
            strokeWidth={1}
          />
          {y1 - y0 > 22 && (
            <text x={x0 + 10} y={y0 + 20} className="fill-ink text-[14px] font-medium">
              {fitting(part.label, x1 - x0)}
            </text>
          )}
          {y1 - y0 > 46 && x1 - x0 > 44 && (
            <text x={x0 + 10} y={y0 + 40} className="fill-muted text-[14px] digits">
              {numberText(part.value, language)}
            </text>
          )}
        </g>
      ))}
    </svg>
  ));
}

interface Whole {
  readonly children: readonly Part[];
}

/** Where each part has its area. */
function placesOf(parts: readonly Part[], width: number) {
  const root = hierarchy<Whole | Part>({ children: parts }, (node) => ('children' in node ? node.children : null)).sum(
    (node) => ('value' in node ? node.value : 0),
  );
  const placed = treemap<Whole | Part>().tile(treemapSquarify).size([width, HEIGHT]).paddingInner(4)(root);
  return (placed.children ?? []).map(({ data, x0, x1, y0, y1 }) => ({ part: data as Part, x0, x1, y0, y1 }));
}
