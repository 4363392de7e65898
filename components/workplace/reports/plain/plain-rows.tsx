import Link from 'next/link';
import type { Language } from '@/lib/contract/platform/languages';
import type { ReportEntry, ReportFieldEntry, ReportRow } from '@/lib/contract/workplace/reports/reports';
import { getTexts } from '@/lib/i18n/get-texts';
import { addressOfRow } from '../address-of-row';
import { reportColumns, shownRow } from '../report-columns';
import { PlainTable } from './plain-table';

interface PlainRowsProps {
  readonly report: ReportEntry;
  /** The fields whose cells the rows have, in their order. */
  readonly fields: readonly ReportFieldEntry[];
  readonly rows: readonly ReportRow[];
  readonly language: Language;
}

/** Rows of a report as a table, each with the page of what it is about. */
export async function PlainRows({ report: { ReportName, RowPage }, fields, rows, language }: PlainRowsProps) {
  const columns = reportColumns(fields, await getTexts('reports'), language);
  const names = fields.map(({ FieldName }) => FieldName);
  return (
    <PlainTable
      label={ReportName}
      columns={columns.map(({ title, align }, at) => ({ title, align, isWhole: fields[at]?.FieldType !== 'text' }))}
      rows={rows.map((row) => {
        const [first, ...others] = columns.map(({ text }) => text?.(shownRow(names, row)));
        const link = RowPage && (
          <Link href={addressOfRow(RowPage, row.KeyCode)} className="font-medium text-accent-text">
            {first}
          </Link>
        );
        return { key: row.RowCode, cells: [link || first, ...others] };
      })}
    />
  );
}
