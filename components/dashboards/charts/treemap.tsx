import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import { numberText } from '../model/number-text';
import type { Language } from '@/lib/contract/platform/languages';

interface Part {
  readonly label: string;
  readonly usage: number;
}

interface TreemapProps {
  readonly parts: readonly Part[];
  readonly language: Language;
}

const WIDTH = 640;
/** DASH-17, CNST-30. */
const HEIGHT = 350;
const LETTER = 7;

const fitting = (text: string, width: number) => {
  const letters = Math.floor((width - 16) / LETTER);
  return text.length <= letters ? text : letters < 4 ? '' : `${text.slice(0, letters - 1)}…`;
};

/** Parts of a whole as areas. */
export function Treemap({ parts, language }: TreemapProps) {
  const shown = parts.filter(({ usage }) => usage > 0);
  if (shown.length === 0) return null;
  const root = hierarchy<{ readonly children?: readonly Part[] } | Part>({ children: shown }, (node) =>
    'children' in node ? [...(node.children ?? [])] : null,
  ).sum((node) => ('usage' in node ? node.usage : 0));
  const placed = treemap<typeof root.data>().tile(treemapSquarify).size([WIDTH, HEIGHT]).paddingInner(4)(root);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full">
      {(placed.children ?? []).map(({ data, x0, x1, y0, y1 }) => {
        const { label, usage } = data as Part;
        const isTall = y1 - y0 > 44;
        return (
          <g key={label}>
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
              <text x={x0 + 10} y={y0 + 18} className="fill-ink text-[13px] font-medium">
                {fitting(label, x1 - x0)}
              </text>
            )}
            {isTall && x1 - x0 > 40 && (
              <text x={x0 + 10} y={y0 + 38} className="fill-muted text-[13px] digits">
                {numberText(usage, language)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
