import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfFile } from '@/lib/links/address-of-file';
import { DownloadProgress } from '../files/download-progress';
import { saveReport } from '../files/save-report';
import type { Days } from '../report-days';
import type { ChosenLevels } from './chosen-levels';

interface ExcelFooterProps {
  readonly report: ReportEntry;
  readonly days: Days;
  readonly levels: ChosenLevels;
  readonly statuses: ReplyFor<'listReportStatuses'>;
}

/** How many rows there are of what is chosen, and what saves them as a file. */
export function ExcelFooter({ report, days, levels, statuses }: ExcelFooterProps) {
  const t = useMessages('custom-excel');
  const language = useLanguage();
  const errorText = useErrorText();
  const [run, setRun] = useState<string | null>(null);
  const { ReportCode, Days: kind } = report;
  // A report that is as on a day has the first of its days alone.
  const ToDate = kind === 'day' ? days.from : days.to;
  const line = (FieldCode: string, FieldValue: string) => ({ FieldCode, Operator: 'is' as const, FieldValue });
  const question = {
    Filters: [
      ...Object.entries(levels).flatMap(([level, values]) => values.map((value) => line(level, value))),
      ...statuses.map(({ StatusName }) => line('JobStatus', StatusName)),
    ],
    ...(kind === 'day' && { AsOnDate: ToDate }),
    ...(kind === 'period' && { FromDate: days.from, ToDate }),
  };
  const { data, error } = useCall(
    'countReportRows',
    { ReportCode, ...question },
    { keepPreviousData: true, revalidateOnFocus: false },
  );

  async function start() {
    const RunCode = crypto.randomUUID();
    const href = addressOfFile('downloadOrganisationReport', {
      ReportCode,
      RunCode,
      Levels: JSON.stringify(levels),
      StatusCodes: statuses.map(({ StatusCode }) => StatusCode).join(','),
      FromDate: days.from,
      ToDate,
    });
    try {
      await saveReport({ ReportCode, Question: JSON.stringify(question) }, href);
      setRun(RunCode);
    } catch (failure) {
      showSnackbar('error', errorText(failure));
    }
  }

  const count = new Intl.NumberFormat(language).format(data?.Count ?? 0);
  const text = data?.Count === 0 ? t('none') : t(data?.IsEstimated ? 'countMore' : 'count', { count });
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 rounded-b-lg border-t border-line bg-surface-sunken p-4 sm:px-6">
      <p role="status" className="min-w-0 text-muted digits">
        {error ? errorText(error) : data && text}
      </p>
      {run ? (
        <DownloadProgress code={ReportCode} run={run} onEnd={() => setRun(null)} />
      ) : (
        <Button type="button" onClick={() => void start()}>
          {t('download')}
        </Button>
      )}
    </footer>
  );
}
