import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { SendDialog } from '@/components/workplace/reports/sending/send-dialog';
import { layoutOf } from '@/components/ui/table/layout/layout';
import type { ReportEntry, ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';
import { renderWithMessages } from '../../../render-with-messages';
import { answerCalls, type AnsweredCalls } from './answered-calls';

const report: ReportEntry = {
  ...{
    ReportCode: 'employee-list',
    ReportName: 'Employee list',
    Description: '',
    Module: 'ecenter',
    Path: 'employees',
  },
  ...{
    Days: 'day',
    FromDate: '2030-03-18',
    ToDate: '2030-03-18',
    RowPage: '',
    IsExcel: false,
    IsByOrganisation: false,
    Pivot: null,
  },
};

const unit: ReportFieldEntry = {
  ...{ FieldName: 'Unit', DisplayName: 'Unit', FieldType: 'text', FieldCode: 'Unit', IsHidden: false, HasTotal: false },
  CanGroup: true,
  Options: [{ Value: 'U1', Text: 'Consulting' }],
};

const saved: SavedReport = {
  ...{ SaveReportCode: 'layout-1', SaveReportName: 'Team by unit', ReportCode: 'employee-list', IsOwn: true },
  ...{ Filter: null, OwnerName: '', RoleCodes: [], Fields: [] },
};

export const schedule: ReportSchedule = {
  ...{ HeaderCode: 'header-1', SaveReportName: 'Team by unit', ReportTitle: 'Employee list', ReportName: '' },
  ...{ ReportCode: 'employee-list', SavedReportCode: 'layout-1', Fields: [], Format: 'csv' },
  ...{ ExecutionTime: '09:15', ExecuteTime: '09:15', SchedulerType: 3, SchedulerCode: 2, WeekDay: 2, HourCode: null },
  ...{ MonthCode1: null, MonthCode2: null, MonthCode3: null, MonthCode4: null },
  ...{ ChillCodes: ['person-1'], PersonNames: ['Asha Rao'], RoleCodes: [5], CCEmailIDs: 'asha@example.com' },
  ...{ SendWhen: 'rows', LimitField: '', LimitValue: 0, ShowsChanges: true, Active: true, PausedBecause: '' },
  ...{ NextDueAt: '2030-03-18T03:45:00.000Z', LastRunAt: '2030-03-04T03:45:00.000Z', LastRunState: 'done' },
  LastRunCounts: [
    { State: 'delivered', Count: 2 },
    { State: 'refused', Count: 1 },
  ],
};

const ROLES = [{ RoleCode: 5, RoleName: 'Appraiser' }];

export interface SendingScreen extends AnsweredCalls {
  readonly user: ReturnType<typeof userEvent.setup>;
}

/** The dialog of a report with a layout and a filter, above an HR API that answers what a test says. */
export async function openSending(part: Partial<ReportEntry> = {}): Promise<SendingScreen> {
  const calls = answerCalls();
  calls.answer('listSharingRoles', ROLES);
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SendDialog
        isOpen
        report={{ ...report, ...part }}
        fields={[unit]}
        saved={[saved]}
        shown={{
          SavedReportCode: '',
          filters: [{ FieldCode: 'Unit', FieldValue: 'U1', Operator: 'is' }],
          from: '2030-03-18',
          to: '2030-03-18',
        }}
        layout={layoutOf([])}
        canShare
        onSaved={jest.fn()}
        onClose={jest.fn()}
      />
    </SWRConfig>,
  );
  await screen.findByRole('tab', { name: 'Immediate' });
  return { ...calls, user: userEvent.setup() };
}
