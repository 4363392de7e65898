import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChartCard } from './chart-card';
import { CARD, layOutChart } from './chart-layout';
import { inOrder, stepAfterKey, type ShownNode } from './chart-tree';
import { useDragToPan } from './use-drag-to-pan';

export interface ChartViewProps {
  readonly label: string;
  readonly tree: readonly ShownNode[];
  /** Whether there are more at the top than are here. */
  readonly hasMoreAtTop: boolean;
  readonly current: string | null;
  readonly onGo: (node: string) => void;
  readonly onOpen: (node: string) => void;
  readonly onClose: (node: string) => void;
  readonly onMore: (node: string) => void;
}

/** The chart as a drawing: cards in a tree that keys walk along, and that is dragged or scrolled where there is no room for it. */
export function ChartDrawing({ label, tree, hasMoreAtTop, current, onGo, onOpen, onClose, onMore }: ChartViewProps) {
  const t = useMessages('org-chart');
  const regionRef = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOutChart(tree, hasMoreAtTop), [tree, hasMoreAtTop]);
  const shown = useMemo(() => inOrder(tree), [tree]);
  const pan = useDragToPan(regionRef);
  const stop = shown.some(({ node }) => node.NodeCode === current) ? current : shown[0]?.node.NodeCode;

  useEffect(() => {
    const card = regionRef.current?.querySelector(`[data-node="${CSS.escape(current ?? '')}"]`);
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'auto' });
  }, [current, layout]);

  function onKeyDown(event: KeyboardEvent<SVGGElement>, at: ShownNode) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.querySelector('a')?.click();
      return;
    }
    const step = stepAfterKey(event.key, at.node.NodeCode, shown);
    if (!step) return;
    event.preventDefault();
    if ('open' in step) return onOpen(step.open);
    if ('close' in step) return onClose(step.close);
    onGo(step.go);
    regionRef.current?.querySelector<SVGGElement>(`[data-node="${CSS.escape(step.go)}"]`)?.focus();
  }

  return (
    <div
      ref={regionRef}
      {...pan}
      className="max-h-[75dvh] min-h-80 cursor-grab overflow-auto overscroll-contain rounded border border-line bg-surface-sunken active:cursor-grabbing print:max-h-none print:overflow-visible print:border-0 print:bg-transparent"
    >
      <svg
        role="tree"
        aria-label={label}
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        className="block print:h-auto print:max-w-full"
      >
        <g aria-hidden="true" fill="none" strokeWidth="1.5" className="stroke-line-strong">
          {layout.lines.map(({ name, path }) => (
            <path key={name} d={path} />
          ))}
        </g>
        {layout.cards.map(({ shown: one, x, y }) => {
          const { node, isOpen } = one;
          const code = node.NodeCode;
          return (
            <g
              key={code}
              role="treeitem"
              data-node={code}
              aria-label={t('card', { name: node.Name, detail: node.Unit_Name, count: node.Below })}
              aria-level={one.level}
              aria-posinset={one.position}
              aria-setsize={one.siblings}
              aria-expanded={node.Below > 0 ? isOpen : undefined}
              aria-selected={code === current}
              tabIndex={code === stop ? 0 : -1}
              onFocus={() => code !== current && onGo(code)}
              onKeyDown={(event) => onKeyDown(event, one)}
              className="group outline-none"
            >
              <rect
                x={x - 4}
                y={y - 4}
                width={CARD.width + 8}
                height={CARD.height + 8}
                rx="14"
                fill="none"
                strokeWidth="2"
                className="stroke-transparent group-focus-visible:stroke-accent-text"
              />
              <foreignObject x={x} y={y} width={CARD.width} height={CARD.height}>
                <ChartCard
                  node={node}
                  isOpen={isOpen}
                  isCurrent={code === current}
                  isLoading={one.isLoading}
                  onToggle={() => (isOpen ? onClose(code) : onOpen(code))}
                />
              </foreignObject>
            </g>
          );
        })}
        {layout.more.map(({ moreOf, name, x, y }) => (
          <foreignObject key={moreOf} x={x} y={y} width={CARD.width} height={CARD.height} className="print:hidden">
            <button
              type="button"
              onClick={() => onMore(moreOf)}
              className="h-full w-full rounded border border-dashed border-line-strong px-3 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink"
            >
              <span className="line-clamp-2">{name ? t('more', { name }) : t('moreAtTop')}</span>
            </button>
          </foreignObject>
        ))}
      </svg>
    </div>
  );
}
