import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';

interface SentRowsProps {
  readonly report: Pick<ReplyFor<'getSentReport'>, 'Columns' | 'Rows' | 'RowCount'>;
  readonly language: Language;
}

/** The first rows of a report that was sent, as its file has them. */
export async function SentRows({ report: { Columns, Rows, RowCount }, language }: SentRowsProps) {
  const t = await getTranslations('sent-report');
  const caption = t('firstRows', { count: Rows.length, rows: new Intl.NumberFormat(language).format(RowCount) });
  return (
    <Card className="overflow-hidden">
      <div tabIndex={0} role="region" aria-label={caption} className="max-h-[70vh] overflow-auto">
        <table className="w-full border-collapse text-left">
          <caption className="px-4 py-3 text-left text-muted">{caption}</caption>
          <thead className="sticky top-0 bg-surface-sunken text-muted">
            <tr>
              {Columns.map((column, at) => (
                <th key={`${at} ${column}`} scope="col" className="px-4 py-2 font-medium whitespace-nowrap">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {Rows.map((cells, line) => (
              <tr key={line}>
                {cells.map((text, at) => (
                  <td key={at} title={text} className="max-w-96 truncate px-4 py-2">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
