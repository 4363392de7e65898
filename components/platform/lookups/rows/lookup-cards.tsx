import { clsx } from 'clsx';
import { AddButton } from './add-button';
import { LookupCard } from './lookup-card';
import { changedRows, nameIn, type Values } from '../lookup-row';
import type { LookupRowsProps } from './lookup-rows-props';
import { RowButtons } from './row-buttons';
import { stepOf } from '../row-steps';

/** The rows of a lookup with a card for each; those that have an order below each other. */
export function LookupCards<Row extends object>(props: LookupRowsProps<Row>) {
  const { shape, cells, rows, texts, issueOf, onChange, onAdd } = props;
  return (
    <>
      <ul className={clsx('grid gap-4', props.isOrdered ? 'max-w-2xl' : 'md:grid-cols-2 xl:grid-cols-3')}>
        {rows.map((row, at) => (
          <LookupCard
            key={at}
            group={shape.code}
            cells={cells}
            values={row as Values}
            issueOf={(path) => issueOf(stepOf(shape, at), path)}
            onChange={(part) => onChange(changedRows(shape, rows, at, part as Partial<Row>))}
            buttons={<RowButtons {...props} at={at} name={nameIn(cells, row as Values) || texts.new} />}
          />
        ))}
      </ul>
      <AddButton text={texts.add} onClick={onAdd} className="mt-4" />
    </>
  );
}
