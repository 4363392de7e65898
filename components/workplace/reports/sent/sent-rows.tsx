import { getTranslations } from 'next-intl/server';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { PlainTable } from '../plain/plain-table';

interface SentRowsProps {
  readonly report: Pick<ReplyFor<'getSentReport'>, 'Columns' | 'Rows' | 'RowCount'>;
  readonly language: Language;
}

/** The first rows of a report that was sent, as its file has them. */
export async function SentRows({ report: { Columns, Rows, RowCount }, language }: SentRowsProps) {
  const t = await getTranslations('sent-report');
  const caption = t('firstRows', { count: Rows.length, rows: new Intl.NumberFormat(language).format(RowCount) });
  return (
    <PlainTable
      label={caption}
      caption={caption}
      columns={Columns.map((title) => ({ title }))}
      rows={Rows.map((cells, line) => ({
        key: String(line),
        cells: cells.map((text, at) => (
          <span key={at} title={text} className="block max-w-96 truncate">
            {text}
          </span>
        )),
      }))}
      className="max-h-[70vh]"
    />
  );
}
