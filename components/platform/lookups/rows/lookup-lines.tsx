import { FieldIssue } from '@/components/ui/form/field-issue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { AddButton } from './add-button';
import { LookupControl } from './lookup-control';
import { changedRows, nameIn, type Values } from '../lookup-row';
import type { LookupRowsProps } from './lookup-rows-props';
import { RowButtons } from './row-buttons';
import { stepOf } from '../row-steps';

/** The rows of a lookup with a line for each. */
export function LookupLines<Row extends object>(props: LookupRowsProps<Row>) {
  const { shape, cells, rows, texts, issueOf, onChange, onAdd } = props;
  return (
    <>
      <ul className="mt-3 space-y-2">
        {rows.map((row, at) => {
          const values = row as Values;
          const issueIn = (name: string) => issueOf(stepOf(shape, at), name);
          const issue = cells.map(({ name }) => issueIn(name)).find((text) => text !== null);
          const change = (name: string, value: unknown) =>
            onChange(changedRows(shape, rows, at, { [name]: value } as Partial<Row>));
          return (
            <li key={at}>
              <div className="flex items-center gap-3">
                {cells.map((cell) => {
                  const { name, column } = cell;
                  const label = typeof cell.label === 'string' ? cell.label : cell.label(at + 1);
                  return column.type === 'flag' ? (
                    <LabelledCheck
                      key={name}
                      isOn={values[name] === true}
                      label={`${label}: ${nameIn(cells, values)}`}
                      onChange={(isOn) => change(name, isOn)}
                    >
                      {label}
                    </LabelledCheck>
                  ) : (
                    <LookupControl
                      key={name}
                      cell={cell}
                      aria-label={label}
                      aria-invalid={issueIn(name) !== null}
                      value={values[name]}
                      onChange={(value) => change(name, value)}
                    />
                  );
                })}
                <RowButtons {...props} at={at} name={nameIn(cells, values)} />
              </div>
              {issue && <FieldIssue text={issue} />}
            </li>
          );
        })}
      </ul>
      <AddButton text={texts.add} onClick={onAdd} className="mt-3" />
    </>
  );
}
