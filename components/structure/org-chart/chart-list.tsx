import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { ChevronDownIcon, TeamIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChartViewProps } from './chart-drawing';
import { TOP, type ShownNode } from './chart-tree';

/** The same chart as lists within lists, for reading aloud and for narrow screens. */
export function ChartList({ label, tree, hasMoreAtTop, ...rest }: ChartViewProps) {
  const t = useMessages('org-chart');
  const ref = useRef<HTMLDivElement>(null);
  const { current } = rest;
  useEffect(() => {
    ref.current?.querySelector(`[data-node="${CSS.escape(current ?? '')}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current, tree]);
  return (
    <div ref={ref} className="rounded border border-line bg-surface p-2 md:p-3 print:border-0">
      <ul aria-label={label}>
        {tree.map((shown) => (
          <ListedNode key={shown.node.NodeCode} shown={shown} {...rest} />
        ))}
        {hasMoreAtTop && <MoreNodes onPress={() => rest.onMore(TOP)}>{t('moreAtTop')}</MoreNodes>}
      </ul>
    </div>
  );
}

function MoreNodes({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <li className="py-1 pl-11">
      <button type="button" onClick={onPress} className={textButtonClasses}>
        {children}
      </button>
    </li>
  );
}

type ListedNodeProps = Omit<ChartViewProps, 'label' | 'tree' | 'hasMoreAtTop'> & { readonly shown: ShownNode };

function ListedNode({ shown, ...rest }: ListedNodeProps) {
  const t = useMessages('org-chart');
  const { node, isOpen, below, hasMore } = shown;
  const code = node.NodeCode;
  const detail = [node.Level_Name, node.Unit_Name].filter(Boolean).join(' · ');
  return (
    <li data-node={code} className="scroll-mt-20">
      <div
        className={clsx('flex min-h-12 items-center gap-2 rounded-sm py-1', code === rest.current && 'bg-accent-tint')}
      >
        {node.Below > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'close' : 'open', { name: node.Name, count: node.Below })}
            onClick={() => (isOpen ? rest.onClose(code) : rest.onOpen(code))}
            className="grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink md:size-9 print:hidden"
          >
            <ChevronDownIcon className={clsx('size-5 transition-transform duration-150', !isOpen && '-rotate-90')} />
          </button>
        ) : (
          <span className="w-11 shrink-0 md:w-9 print:hidden" />
        )}
        {node.Kind === 'unit' ? (
          <span className="flex min-w-0 items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded bg-surface-sunken text-muted"
            >
              <TeamIcon className="size-5" />
            </span>
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{node.Name}</span>
              <span className="block text-xs text-muted">{t('people', { count: node.People })}</span>
            </span>
          </span>
        ) : (
          <PersonChip
            name={node.Name}
            employeeId={node.Empid}
            hasPhoto={node.HasPhoto}
            keyCode={node.KeyCode}
            face="sm"
          >
            <span className="block text-xs font-normal text-muted wrap-anywhere">{detail}</span>
          </PersonChip>
        )}
        {node.Below > 0 && node.Kind === 'person' && (
          <span className="ml-auto shrink-0 pr-2 text-xs text-muted digits">{t('reports', { count: node.Below })}</span>
        )}
      </div>
      {isOpen && (
        <ul className="ml-5 border-l border-line pl-1 md:ml-4 md:pl-3">
          {below.map((one) => (
            <ListedNode key={one.node.NodeCode} shown={one} {...rest} />
          ))}
          {hasMore && <MoreNodes onPress={() => rest.onMore(code)}>{t('more', { name: node.Name })}</MoreNodes>}
        </ul>
      )}
    </li>
  );
}
