'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { SelectField } from '@/components/ui/form/select-field';
import { useCall } from '@/lib/client/call/use-call';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { ReportDaysFields } from '../report-days';
import type { ChosenLevels } from './chosen-levels';
import { ExcelFooter } from './excel-footer';
import { LevelChoice } from './level-choice';

/** A report narrowed by levels of the organisation and employment statuses, as an Excel file. */
export function CustomExcel({ reports }: { readonly reports: readonly [ReportEntry, ...ReportEntry[]] }) {
  const t = useMessages('custom-excel');
  const errorText = useErrorText();
  const [code, setCode] = useState(reports[0].ReportCode);
  const report = reports.find(({ ReportCode }) => ReportCode === code) ?? reports[0];
  const [days, setDays] = useState({ from: report.FromDate, to: report.ToDate });
  const [levels, setLevels] = useState<ChosenLevels>({});
  const [statuses, setStatuses] = useState<readonly string[]>([]);
  const asked = { ReportCode: code };
  const offered = useCall('listOrganisationLevels', asked, { keepPreviousData: true, revalidateOnFocus: false });
  const known = useCall('listReportStatuses', asked, { keepPreviousData: true, revalidateOnFocus: false });
  const error: unknown = offered.error ?? known.error;

  function choose(next: string) {
    const chosen = reports.find(({ ReportCode }) => ReportCode === next) ?? report;
    setCode(next);
    setDays({ from: chosen.FromDate, to: chosen.ToDate });
    setLevels({});
    setStatuses([]);
  }

  return (
    <Card className="max-w-5xl">
      <div className="space-y-6 p-4 sm:p-6">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <div className="w-full sm:w-80">
            <SelectField
              id="excel-report"
              label={t('report')}
              value={code}
              onChange={({ target }) => choose(target.value)}
            >
              {reports.map(({ ReportCode, ReportName }) => (
                <option key={ReportCode} value={ReportCode}>
                  {ReportName}
                </option>
              ))}
            </SelectField>
            <p className="mt-1.5 text-muted">{report.Description}</p>
          </div>
          {report.Days !== 'none' && <ReportDaysFields key={code} kind={report.Days} days={days} onDays={setDays} />}
        </div>
        {error !== undefined && <Alert tone="danger">{errorText(error)}</Alert>}
        {!error && !(offered.data && known.data) && <SkeletonRows rows={6} />}
        {offered.data && known.data && (
          <div>
            <h2 className="font-semibold">{t('organisation')}</h2>
            <p className="mt-0.5 mb-3 text-muted">{t('organisationHint')}</p>
            <div className="grid items-start gap-4 md:grid-cols-2">
              {offered.data.map(({ KeyCode, KeyName, Values }) => (
                <LevelChoice
                  key={`${code} ${KeyCode}`}
                  name={KeyName}
                  options={Values.map((value) => ({ value, text: value }))}
                  chosen={levels[KeyCode] ?? []}
                  onChoose={(values) => setLevels({ ...levels, [KeyCode]: values })}
                />
              ))}
              {known.data.length > 0 && (
                <LevelChoice
                  name={t('statuses')}
                  options={known.data.map(({ StatusCode, StatusName }) => ({ value: StatusCode, text: StatusName }))}
                  chosen={statuses}
                  onChoose={setStatuses}
                />
              )}
            </div>
          </div>
        )}
      </div>
      {offered.data && known.data && (
        <ExcelFooter
          report={report}
          days={days}
          levels={levels}
          statuses={known.data.filter(({ StatusCode }) => statuses.includes(StatusCode))}
        />
      )}
    </Card>
  );
}
