'use client';

import { useId, useState } from 'react';
import { Segmented } from '@/components/ui/form/segmented';
import { SelectField } from '@/components/ui/form/select-field';
import type { HistoryConfig } from '@/lib/contract/workplace/reports/history-report';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { useMessages } from '@/lib/i18n/use-messages';
import { ReportScreen, type ReportScreenProps } from '../report-screen';
import { layoutOfConfig } from './layout-of-config';

/** A report with all that its screen begins with. */
export type ReadReport = Pick<ReportScreenProps, 'report' | 'fields' | 'saved' | 'kept'>;

interface HistoryScreenProps {
  readonly configs: readonly HistoryConfig[];
  /** What changed, and who stood where on a day; by their codes. */
  readonly reports: Readonly<Record<ReportEntry['ReportCode'], ReadReport>>;
  readonly canShare: boolean;
  readonly canRelease: boolean;
}

/** The report that says how all of it was on a day, and the fields by which the others tell what a row is about. */
const ON_A_DAY = 'employee-list';
const TOLD_BY: Readonly<Record<string, string>> = { changes: 'Change', 'record-changes': 'RecordField' };

/** What changed of something that is chosen, from what to what; or how it is of everybody on a day. */
export function HistoryScreen({ configs, reports, canShare, canRelease }: HistoryScreenProps) {
  const t = useMessages('history-report');
  const id = useId();
  const [chosen, setChosen] = useState('changes');
  const [view, setView] = useState<'changes' | 'day'>('changes');
  const config = configs.find(({ ConfigCode }) => ConfigCode === chosen) ?? null;
  const code = view === 'day' ? ON_A_DAY : (config?.ReportCode ?? chosen);
  const read = reports[code];
  const groups = [...new Set(configs.map(({ Entity }) => Entity))];
  const nameOf = (entity: string) =>
    entity === 'employment' ? t('employment') : configs.find(({ Entity }) => Entity === entity)?.Name;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
        <div className="w-full sm:w-80">
          <SelectField id={id} label={t('what')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="changes">{t('everything')}</option>
            {configs.some(({ ReportCode }) => ReportCode === 'record-changes') && (
              <option value="record-changes">{t('record')}</option>
            )}
            {groups.map((entity) => (
              <optgroup key={entity} label={nameOf(entity)}>
                {configs
                  .filter(({ Entity }) => Entity === entity)
                  .map(({ ConfigCode, Label }) => (
                    <option key={ConfigCode} value={ConfigCode}>
                      {Label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </SelectField>
        </div>
        <div className="w-full sm:w-72">
          <Segmented
            label={t('view')}
            options={[
              { value: 'changes', text: t('changes') },
              { value: 'day', text: t('onADay') },
            ]}
            chosen={view}
            onChoose={setView}
          />
        </div>
      </div>
      {read && (
        <ReportScreen
          key={`${code} ${chosen}`}
          {...read}
          firstLayout={view === 'day' && config ? layoutOfConfig(ON_A_DAY, config) : null}
          firstChoices={config && view === 'changes' ? { [TOLD_BY[code] ?? '']: [config.ConfigCode] } : {}}
          canShare={canShare}
          canRelease={canRelease}
        />
      )}
    </>
  );
}
