import { clsx } from 'clsx';
import Link from 'next/link';
import { Card } from '@/components/ui/card';
import type { Language } from '@/lib/contract/platform/languages';
import type { ReportEntry, ReportFieldEntry, ReportRow } from '@/lib/contract/workplace/reports/reports';
import { getTexts } from '@/lib/i18n/get-texts';
import { addressOfRow } from '../address-of-row';
import { reportColumns } from '../report-columns';

interface PlainRowsProps {
  readonly report: ReportEntry;
  /** The fields whose cells the rows have, in their order. */
  readonly fields: readonly ReportFieldEntry[];
  readonly rows: readonly ReportRow[];
  readonly language: Language;
}

/** Rows of a report as a table, each with the page of what it is about. */
export async function PlainRows({ report, fields, rows, language }: PlainRowsProps) {
  const t = await getTexts('reports');
  const { ReportName, RowPage } = report;
  const columns = reportColumns(fields, t, language);
  const isText = (at: number) => fields[at]?.FieldType === 'text';
  return (
    <Card className="overflow-hidden">
      <div tabIndex={0} role="region" aria-label={ReportName} className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead className="bg-surface-sunken text-muted">
            <tr>
              {columns.map(({ id, title, align }) => (
                <th
                  key={id}
                  scope="col"
                  className={clsx('px-4 py-2 font-medium whitespace-nowrap', align === 'end' && 'text-right')}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ RowCode, KeyCode, Position, Cells }) => {
              const cells = Object.fromEntries(fields.map(({ FieldName }, at) => [FieldName, Cells[at] ?? null]));
              const row = { RowCode, KeyCode, Position, cells };
              return (
                <tr key={RowCode}>
                  {columns.map(({ id, text, align }, at) => (
                    <td
                      key={id}
                      className={clsx(
                        'px-4 py-2',
                        align === 'end' && 'text-right digits',
                        !isText(at) && 'whitespace-nowrap',
                      )}
                    >
                      {at === 0 && RowPage ? (
                        <Link href={addressOfRow(RowPage, KeyCode)} className="font-medium text-accent-text">
                          {text?.(row)}
                        </Link>
                      ) : (
                        text?.(row)
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
