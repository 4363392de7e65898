import { randomUUID } from 'node:crypto';
import { getLocale } from 'next-intl/server';
import Link from 'next/link';
import { Card } from '@/components/ui/card';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { Language } from '@/lib/contract/platform/languages';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { REPORT_FORMATS } from '@/lib/contract/workplace/reports/limits';
import { getTexts } from '@/lib/i18n/get-texts';
import { wireFilters, filtersOf } from '../report-filters';
import { chosenOrgParts, withOrgParts, type OrgParts } from '../report-org-parts';
import { PlainDownload } from './plain-download';
import { PlainRows } from './plain-rows';

const PAGE_SIZE = 50;

/** Where in a report a page of it begins. */
export interface PlainStart {
  /** The position of the row before; empty at the beginning. */
  readonly after: string;
  /** The number of its first row, from 1. */
  readonly row: number;
}

interface PlainReportProps {
  readonly report: ReportEntry;
  readonly choices: FilterChoices;
  readonly orgParts: OrgParts | null;
  readonly start: PlainStart;
  /** The address of this report from another row on. */
  readonly addressOfPage: (start: PlainStart) => `/${string}`;
}

/** A page of a report with the columns that it has at first, where no script runs: a table with its next page and its files. */
export async function PlainReport({ report, choices, orgParts, start, addressOfPage }: PlainReportProps) {
  const { ReportCode, Days, FromDate, ToDate } = report;
  const [t, table, language, all] = await Promise.all([
    getTexts('reports'),
    getTexts('table'),
    getLocale() as Promise<Language>,
    callHr('listReportFields', { ReportCode }),
  ]);
  const fields = all.filter(({ IsHidden }) => !IsHidden);
  const question = {
    Filters: wireFilters(filtersOf(withOrgParts(all, orgParts), t), { ...choices, ...chosenOrgParts(orgParts) }),
    ...(Days === 'day' && { AsOnDate: FromDate }),
    ...(Days === 'period' && { FromDate, ToDate }),
  };
  const Fields = fields.map(({ FieldName }) => FieldName);
  const [{ Rows }, { Count, IsEstimated }] = await Promise.all([
    callHr('readReport', { ...question, member: ReportCode, Fields, After: start.after, PageSize: PAGE_SIZE }),
    callHr('countReportRows', { ...question, ReportCode }),
  ]);
  if (Rows.length === 0)
    return (
      <Card className="p-5">
        <p>{t('nothing')}</p>
      </Card>
    );
  const number = new Intl.NumberFormat(language);
  const past = start.row + Rows.length;
  const next = { after: Rows.at(-1)!.Position, row: past };
  const range = { from: number.format(start.row), to: number.format(past - 1), total: number.format(Count) };
  const Question = JSON.stringify({ ...question, Columns: Fields.map((FieldName) => ({ FieldName })) });
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        {REPORT_FORMATS.map((Format) => (
          <PlainDownload key={Format} file={{ ReportCode, Format, RunCode: randomUUID(), Question }}>
            {t(Format)}
          </PlainDownload>
        ))}
      </div>
      <PlainRows {...{ report, fields, rows: Rows, language }} />
      <nav aria-label={report.ReportName} className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted">
        <span className="digits">{table(IsEstimated ? 'rangeAbout' : 'range', range)}</span>
        {start.row > 1 && <Link href={addressOfPage({ after: '', row: 1 })}>{table('page', { number: 1 })}</Link>}
        {past <= Count && <Link href={addressOfPage(next)}>{table('nextPage')}</Link>}
      </nav>
    </>
  );
}
