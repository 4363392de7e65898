import { clsx } from 'clsx';
import { addressOfPerson } from '@/components/people/address-of-person';
import { Avatar } from '@/components/ui/avatar';
import { TeamIcon } from '@/components/ui/icons/icons';
import { photoOf } from '@/lib/files/photo';
import { withBasePath } from '@/lib/links/links';
import type { ChartNode } from '@/lib/contract/structure/org-chart';
import { useMessages } from '@/lib/i18n/use-messages';

interface ChartCardProps {
  readonly node: ChartNode;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  readonly isLoading: boolean;
  readonly onToggle: () => void;
}

/** What a node is: a person with level and unit, or a unit with how many people work there; and how many stand below. */
export function ChartCard({ node, isOpen, isCurrent, isLoading, onToggle }: ChartCardProps) {
  const t = useMessages('org-chart');
  const isUnit = node.Kind === 'unit';
  const detail = isUnit
    ? t('people', { count: node.People })
    : [node.Level_Name, node.Unit_Name].filter(Boolean).join(' · ');
  return (
    <div
      className={clsx(
        'flex h-full items-center gap-3 rounded border bg-surface pr-2 pl-3 transition-colors duration-150 hover:bg-hover',
        isCurrent ? 'border-accent-text' : 'border-line',
      )}
    >
      {isUnit ? (
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded bg-surface-sunken text-muted"
        >
          <TeamIcon className="size-5" />
        </span>
      ) : (
        <Avatar name={node.Name} size="sm" photo={photoOf(node.Empid, node.HasPhoto)} />
      )}
      <span className="min-w-0 flex-1">
        {node.KeyCode ? (
          <a
            href={withBasePath(addressOfPerson(node.KeyCode))}
            tabIndex={-1}
            title={node.Name}
            className="line-clamp-2 leading-tight font-medium wrap-anywhere hover:underline"
          >
            {node.Name}
          </a>
        ) : (
          <span title={node.Name} className="line-clamp-2 leading-tight font-medium wrap-anywhere">
            {node.Name}
          </span>
        )}
        {detail && (
          <span title={detail} className="mt-0.5 line-clamp-2 text-xs leading-tight text-muted wrap-anywhere">
            {detail}
          </span>
        )}
      </span>
      {node.Below > 0 && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(isOpen ? 'close' : 'open', { name: node.Name, count: node.Below })}
          onClick={onToggle}
          className={clsx(
            'grid h-7 min-w-9 shrink-0 place-items-center rounded-full border px-2 text-xs font-semibold digits transition-colors duration-150 pointer-coarse:h-11 pointer-coarse:min-w-11',
            isOpen ? 'border-accent-line bg-accent-tint text-accent-text' : 'border-line text-muted hover:text-ink',
            isLoading && 'animate-pulse',
          )}
        >
          {node.Below}
        </button>
      )}
    </div>
  );
}
