import { useId, useState } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import type { FileColumn, ImportKind } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { ColumnRow } from './column-row';
import { takenTwice, type MappingValues } from './mapping-values';

interface ColumnListProps {
  readonly columns: readonly FileColumn[];
  readonly kind: ImportKind;
  readonly values: MappingValues;
  readonly isFixed: boolean;
  readonly onChange: (position: string, column: string) => void;
}

/** The columns of the file: those that are taken for something, and behind a press those that are left out. */
export function ColumnList({ columns, kind, values, isFixed, onChange }: ColumnListProps) {
  const t = useMessages('imports');
  const id = useId();
  // As they were at first, so that none jumps away from under the choice that is made for it.
  const [leftOut] = useState(
    () => new Set(columns.filter(({ Column }) => Column === '').map(({ Position }) => Position)),
  );
  const taken = takenTwice(values);
  const isLeftOut = ({ Position }: FileColumn) => leftOut.has(Position);
  const others = columns.filter(isLeftOut);
  const stillOut = others.filter(({ Position }) => !values.Mapping[String(Position)]).length;

  function row(column: FileColumn) {
    const position = String(column.Position);
    const value = values.Mapping[position] ?? '';
    return (
      <ColumnRow
        key={position}
        id={`${id}-${position}`}
        column={column}
        columns={kind.Columns}
        value={value}
        isTaken={taken.has(value)}
        isFixed={isFixed}
        onChange={(chosen) => onChange(position, chosen)}
      />
    );
  }

  return (
    <>
      <ul className="mt-2 divide-y divide-line">{columns.filter((column) => !isLeftOut(column)).map(row)}</ul>
      {others.length > 0 && (
        <details open={others.length === columns.length} className="group border-t border-line">
          <summary className="flex min-h-12 items-center gap-2 rounded-sm font-medium text-muted hover:text-ink">
            <ChevronDownIcon className="size-4 -rotate-90 transition-transform duration-150 group-open:rotate-0" />
            {t('columns.leftOutCount', { count: stillOut })}
          </summary>
          <ul className="divide-y divide-line border-t border-line">{others.map(row)}</ul>
        </details>
      )}
    </>
  );
}
