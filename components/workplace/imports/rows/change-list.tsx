import { useState } from 'react';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';

/** So many are read at a glance. */
const FEW = 3;

interface ChangeListProps {
  readonly changes: ImportRow['Changes'];
  /** All of them at once, where there is room. */
  readonly isWhole?: boolean;
}

/** What a row changes, each with what it was and what it becomes. */
export function ChangeList({ changes, isWhole = false }: ChangeListProps) {
  const t = useMessages('imports');
  const [isOpen, setIsOpen] = useState(isWhole);
  // One alone is no shorter behind a press.
  const shown = isOpen || changes.length <= FEW + 1 ? changes : changes.slice(0, FEW);
  if (changes.length === 0) return null;
  return (
    <div>
      <dl className="space-y-0.5">
        {shown.map(({ Column, Title, From, To }) => (
          <div key={Column} className="flex flex-wrap items-center gap-x-1.5">
            <dt className="text-muted">{Title}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-1.5 wrap-anywhere">
              {From && (
                <>
                  <span className="sr-only">{t('rows.from')}</span>
                  <s className="text-muted decoration-1">{From}</s>
                  <ArrowRightIcon className="size-3.5 text-muted" />
                  <span className="sr-only">{t('rows.to')}</span>
                </>
              )}
              <span className="font-medium">{To || t('rows.cleared')}</span>
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < changes.length && (
        <button type="button" onClick={() => setIsOpen(true)} className={textButtonClasses}>
          {t('rows.more', { count: changes.length - shown.length })}
        </button>
      )}
    </div>
  );
}
