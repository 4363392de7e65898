import { clsx } from 'clsx';
import type { FilterChoices } from '@/components/ui/filter/filter';
import type { ReplyFor } from '@/lib/contract/all';
import type { PivotGroup } from '@/lib/contract/workplace/reports/pivot';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface PivotTableProps {
  readonly label: string;
  readonly rowTitle: string;
  readonly pivot: ReplyFor<'readReportPivot'>;
  /** What finds the rows behind a number; null where nothing does. */
  readonly choicesOf: (row: PivotGroup, column: PivotGroup | null) => FilterChoices | null;
  readonly onShow: (choices: FilterChoices) => void;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const head = 'px-3 py-2.5 font-medium';
const sticky = 'sticky left-0 border-r border-line text-left';

/** Numbers by rows and columns with their totals; a press on one shows the rows that it counts. */
export function PivotTable({ label, rowTitle, pivot, choicesOf, onShow }: PivotTableProps) {
  const t = useMessages('reports');
  const number = new Intl.NumberFormat(useLanguage());
  const { Rows, Columns, Cells } = pivot;

  const cell = (value: number, row: PivotGroup, column: PivotGroup | null) => {
    const text = number.format(value);
    const choices = value === 0 ? null : choicesOf(row, column);
    if (!choices) return <span className={clsx('px-3', value === 0 && 'text-muted')}>{text}</span>;
    return (
      <button
        type="button"
        aria-label={t('showRows', { count: text })}
        onClick={() => onShow(choices)}
        className="min-h-11 w-full rounded px-3 text-right -outline-offset-2 hover:bg-hover hover:text-accent-text hover:underline md:min-h-10"
      >
        {text}
      </button>
    );
  };

  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded border border-line bg-surface"
    >
      <table aria-label={label} className="w-full border-separate text-right [border-spacing:0] digits">
        <thead className="bg-surface-sunken text-muted">
          <tr>
            <th scope="col" className={clsx(head, sticky, 'bg-surface-sunken')}>
              {rowTitle}
            </th>
            {Columns.map(({ Kind, Value, Text }) => (
              <th key={`${Kind} ${Value}`} scope="col" className={head}>
                {Text}
              </th>
            ))}
            <th scope="col" className={head}>
              {t('pivotTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {Rows.map((row, at) => {
            const values = Cells[at] ?? [];
            return (
              <tr key={`${row.Kind} ${row.Value}`} className="[&>*]:border-t [&>*]:border-line">
                <th scope="row" className={clsx(head, sticky, 'bg-surface')}>
                  {row.Text}
                </th>
                {Columns.map((column, place) => (
                  <td key={`${column.Kind} ${column.Value}`}>{cell(values[place] ?? 0, row, column)}</td>
                ))}
                <td className="font-semibold">{cell(sumOf(values), row, null)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot className="bg-surface-sunken font-semibold [&_td]:border-t [&_td]:border-line [&_td]:px-3 [&_td]:py-2.5 [&_th]:border-t [&_th]:border-line">
          <tr>
            <th scope="row" className={clsx(head, sticky, 'bg-surface-sunken font-semibold')}>
              {t('pivotTotal')}
            </th>
            {Columns.map(({ Kind, Value }, place) => (
              <td key={`${Kind} ${Value}`}>{number.format(sumOf(Cells.map((values) => values[place] ?? 0)))}</td>
            ))}
            <td>{number.format(sumOf(Cells.flat()))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
