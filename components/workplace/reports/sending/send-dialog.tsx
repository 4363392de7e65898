import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/dialog';
import type { TableLayout } from '@/components/ui/table/layout/layout';
import { Tabs } from '@/components/ui/tabs';
import { useCall } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import type { ReportEntry, ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';
import { useMessages } from '@/lib/i18n/use-messages';
import { NameDialog } from '../layouts/name-dialog';
import { HistoryTab } from './history/history-tab';
import { ImmediateTab } from './immediate-tab';
import type { Recipient } from './recipients/recipient';
import { ScheduleTab } from './schedule-tab';
import { newSending, valuesOfSchedule, type ShownReport } from './sending-values';

export interface SendDialogProps {
  readonly isOpen: boolean;
  readonly report: ReportEntry;
  readonly fields: readonly ReportFieldEntry[];
  readonly saved: readonly SavedReport[];
  /** What the page shows, which a new sending starts with. */
  readonly shown: ShownReport;
  readonly layout: TableLayout;
  /** Whether one may send to whole roles. */
  readonly canShare: boolean;
  /** Hears that the shown columns were kept as a layout. */
  readonly onSaved: (code: string | null) => void;
  readonly onClose: () => void;
}

const IMMEDIATE = 0;
const SCHEDULE = 1;
const HISTORY = 2;

/** On a phone the whole screen. */
const classes =
  'enter-fade flex w-full max-w-none flex-col overflow-y-auto overscroll-contain bg-surface-raised px-5 pt-5 text-left font-normal shadow-float max-md:h-dvh max-md:max-h-none md:m-auto md:max-h-[calc(100dvh-3rem)] md:w-[min(46rem,calc(100vw-2rem))] md:rounded-lg md:px-6 md:pt-6';

/** Sends a report at once or by a schedule, and tells what became of it. What is typed stays while the page is looked at. */
export function SendDialog(props: SendDialogProps) {
  const { isOpen, report, fields, saved, shown, layout, canShare, onSaved, onClose } = props;
  const t = useMessages('report-sending');
  const [tab, setTab] = useState(IMMEDIATE);
  const [isNaming, setIsNaming] = useState(false);
  const [edited, setEdited] = useState<ReportSchedule | null>(null);
  const added = useFormValues(newSending(shown));
  const changed = useFormValues(newSending(shown));
  const values = tab === SCHEDULE && edited ? changed : added;
  const found = useCall('listSharingRoles', isOpen && canShare ? {} : null, { revalidateOnFocus: false });
  const roles = (found.data ?? []).map(({ RoleCode, RoleName }): Recipient => {
    return { kind: 'role', code: String(RoleCode), name: RoleName };
  });

  function edit(schedule: ReportSchedule) {
    changed.change?.(valuesOfSchedule(schedule, roles));
    setEdited(schedule);
    setTab(SCHEDULE);
  }

  function showHistory() {
    setEdited(null);
    setTab(HISTORY);
  }

  const tabProps = { report, fields, saved, roles, values, onSaveShown: () => setIsNaming(true), onSent: showHistory };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title', { name: report.ReportName })} classes={classes}>
      <div className="mt-3 grow">
        <Tabs
          label={t('ways')}
          names={[t('immediate'), t('schedule'), t('history')]}
          selected={tab}
          onSelect={(next) => setTab(next)}
        >
          {tab === IMMEDIATE && <ImmediateTab {...tabProps} onClose={onClose} />}
          {tab === SCHEDULE && (
            <ScheduleTab
              key={edited?.HeaderCode ?? ''}
              {...tabProps}
              edited={edited}
              onClose={edited ? showHistory : onClose}
            />
          )}
          {tab === HISTORY && <HistoryTab code={report.ReportCode} onEdit={edit} onClose={onClose} />}
        </Tabs>
      </div>
      {isNaming && (
        <NameDialog
          code={report.ReportCode}
          current={null}
          layout={layout}
          onDone={(code) => {
            setIsNaming(false);
            onSaved(code);
            if (code) values.change?.({ SavedReportCode: code });
          }}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Dialog>
  );
}
