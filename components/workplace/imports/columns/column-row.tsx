import { ArrowRightIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import type { FileColumn } from '@/lib/contract/workplace/imports/shapes';
import type { KindColumn } from './mapping-values';
import { TargetSelect } from './target-select';

interface ColumnRowProps {
  readonly id: string;
  readonly column: FileColumn;
  readonly columns: readonly KindColumn[];
  readonly value: string;
  /** Another column of the file is meant to be the same. */
  readonly isTaken: boolean;
  readonly isFixed: boolean;
  readonly onChange: (column: string) => void;
}

const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A column of the file with some of what stands in it, and what it is. */
export function ColumnRow({ id, column, columns, value, isTaken, isFixed, onChange }: ColumnRowProps) {
  const t = useMessages('imports');
  const { Heading, Position, Samples, Column, From } = column;
  const heading = Heading || t('columns.unnamed', { number: Position + 1 });
  const target = columns.find((one) => one.Column === value);
  const isAsFound = value !== '' && value === Column;
  // That a heading is the title itself needs no telling.
  const isTelling = From === 'remembered' || (From === 'guessed' && !isSameText(Heading, target?.Title ?? ''));
  const note = [target?.Hint, isAsFound && isTelling && t(`columns.${From}`)].filter(Boolean).join(' · ');
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3.5 md:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)]">
      <div className="min-w-0 md:py-1">
        <p className="font-medium wrap-anywhere">{heading}</p>
        <p title={Samples.join('\n')} className="truncate text-muted">
          {Samples.length > 0 ? Samples.join(' · ') : t('columns.noSamples')}
        </p>
      </div>
      <ArrowRightIcon className="mt-3 size-5 text-muted max-md:hidden" />
      <div className="min-w-0">
        <TargetSelect
          id={id}
          label={t('columns.targetOf', { name: heading })}
          columns={columns}
          value={value}
          error={isTaken && target ? t('columns.taken', { name: target.Title }) : null}
          isFixed={isFixed}
          onChange={onChange}
        />
        {note && <p className="mt-1 text-xs text-muted">{note}</p>}
      </div>
    </li>
  );
}
