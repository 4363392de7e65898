import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Values } from '../lookup-row';
import type { LookupRowsProps } from './lookup-rows-props';
import { RemoveButton } from './remove-button';

interface RowButtonsProps<Row> extends Pick<
  LookupRowsProps<Row>,
  'shape' | 'rows' | 'isOrdered' | 'isRemovable' | 'onChange'
> {
  readonly at: number;
  readonly name: string;
}

/** Moves a row up and down, and removes it. A new row can always be removed. */
export function RowButtons<Row extends object>(props: RowButtonsProps<Row>) {
  const { shape, rows, at, name, isOrdered, isRemovable, onChange } = props;
  const t = useMessages('lookups');
  const isNew = (rows[at] as Values | undefined)?.[shape.code] === 0;
  const without = rows.filter((_, i) => i !== at);
  const moveTo = (place: number) => onChange(without.toSpliced(place, 0, ...rows.slice(at, at + 1)));
  return (
    <>
      {isOrdered && (
        <>
          <button
            type="button"
            aria-label={t('moveUp', { name })}
            disabled={at === 0}
            onClick={() => moveTo(at - 1)}
            className={iconButtonClasses}
          >
            <ChevronDownIcon className="size-4 rotate-180" />
          </button>
          <button
            type="button"
            aria-label={t('moveDown', { name })}
            disabled={at === rows.length - 1}
            onClick={() => moveTo(at + 1)}
            className={iconButtonClasses}
          >
            <ChevronDownIcon className="size-4" />
          </button>
        </>
      )}
      {(isNew || isRemovable) && <RemoveButton name={name} onClick={() => onChange(without)} />}
    </>
  );
}
