import { getLocale } from 'next-intl/server';
import Link from 'next/link';
import { FileLink } from '@/components/ui/button/file-link';
import { Card } from '@/components/ui/card';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { Language } from '@/lib/contract/platform/languages';
import { REPORT_FORMATS } from '@/lib/contract/workplace/reports/limits';
import type { OrgParts } from '@/lib/contract/workplace/reports/org-parts';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { getTexts } from '@/lib/i18n/get-texts';
import { addressOfFile } from '@/lib/links/address-of-file';
import { wireFilters, filtersOf } from '../report-filters';
import { chosenOrgParts, withOrgParts } from '../report-org-parts';
import { PlainRows } from './plain-rows';
import { PlainScope } from './plain-scope';
import { readPage } from './read-page';

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
  const filters = filtersOf(withOrgParts(all, orgParts), t);
  const chosen = { ...choices, ...chosenOrgParts(orgParts) };
  const question = {
    Filters: wireFilters(filters, chosen),
    ...(Days === 'day' && { AsOnDate: FromDate }),
    ...(Days === 'period' && { FromDate, ToDate }),
  };
  const Fields = fields.map(({ FieldName }) => FieldName);
  const Question = JSON.stringify({ ...question, Columns: Fields.map((FieldName) => ({ FieldName })) });
  const [{ rows, hasNext, isOther }, { Count, IsEstimated }, canSave] = await Promise.all([
    readPage({ ...question, member: ReportCode, Fields, After: start.after }),
    callHr('countReportRows', { ...question, ReportCode }),
    // A link cannot ask whoever follows it to confirm first that it is them.
    tryCallHr('checkReportDownload', { ReportCode, Question }),
  ]);
  const scope = <PlainScope {...{ report, filters, language }} choices={chosen} />;
  if (rows.length === 0)
    return (
      <>
        {scope}
        <Card className="p-5">
          <p>{t('nothing')}</p>
        </Card>
      </>
    );
  const number = new Intl.NumberFormat(language);
  const first = isOther ? 1 : start.row;
  const past = first + rows.length;
  const next = { after: rows.at(-1)!.Position, row: past };
  const range = { from: number.format(first), to: number.format(past - 1), total: number.format(Count) };
  return (
    <>
      {scope}
      {isOther && (
        <p role="status" className="mb-4 font-medium">
          {t('noSuchPage')}
        </p>
      )}
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        {canSave ? (
          REPORT_FORMATS.map((Format) => (
            <FileLink key={Format} address={addressOfFile('downloadReport', { ReportCode, Format, Question })}>
              {t(Format)}
            </FileLink>
          ))
        ) : (
          <p className="text-muted">{t('noPlainFile')}</p>
        )}
      </div>
      <PlainRows {...{ report, fields, rows, language }} />
      <nav aria-label={report.ReportName} className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted">
        <span className="digits">{table(IsEstimated ? 'rangeAbout' : 'range', range)}</span>
        {first > 1 && <Link href={addressOfPage({ after: '', row: 1 })}>{table('page', { number: 1 })}</Link>}
        {hasNext && <Link href={addressOfPage(next)}>{table('nextPage')}</Link>}
      </nav>
    </>
  );
}
