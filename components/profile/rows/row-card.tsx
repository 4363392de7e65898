import type { ReactNode } from 'react';
import { textOf, type Column } from '@/components/ui/table/column';
import { useLanguage } from '@/lib/i18n/messages-context';
import { RowStatus, type SectionRow } from './row-columns';

interface RowCardProps {
  readonly row: SectionRow;
  /** Those of the fields, the one that names the row first. */
  readonly columns: readonly Column<SectionRow>[];
  readonly actions: ReactNode;
}

/** A row as a card below its name: what is answered, where it stands, what may be done with it. */
export function RowCard({ row, columns, actions }: RowCardProps) {
  const language = useLanguage();
  const answered = columns.slice(1).filter((column) => column.id !== 'StatusName' && textOf(column, row) !== '');
  return (
    <>
      <dl className="mt-2 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1">
        {answered.map((column) => (
          <div key={column.id} className="contents">
            <dt className="min-w-20 text-muted wrap-anywhere">{column.title}</dt>
            <dd className="min-w-0 wrap-anywhere">{textOf(column, row)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 -mr-2 -mb-2 flex flex-wrap items-center justify-between gap-2">
        <RowStatus row={row} language={language} />
        <span className="ml-auto">{actions}</span>
      </div>
    </>
  );
}
