import type { customExcelCalls } from '../../../../../lib/contract/workplace/reports/custom-excel';
import type { historyReportCalls } from '../../../../../lib/contract/workplace/reports/history-report';
import type { pivotCalls } from '../../../../../lib/contract/workplace/reports/pivot';
import type { reportCalls } from '../../../../../lib/contract/workplace/reports/reports';
import type { savedReportCalls } from '../../../../../lib/contract/workplace/reports/saved-reports';
import type { reportSendingCalls } from '../../../../../lib/contract/workplace/reports/sending/sending';
import type { reportSubscriptionCalls } from '../../../../../lib/contract/workplace/reports/sending/subscriptions';
import { forAll, type RequestTable } from './request-table';

const ReportCode = 'employee-list';
const RunCode = '00000000-0000-4000-8000-000000000001';
const Filters = [{ FieldCode: 'Unit', FieldValue: 'Firmware' }];

export const reportsRequests: RequestTable<keyof typeof reportCalls> = {
  listReports: forAll({}),
  listReportFields: {
    employees: () => ({ ReportCode }),
    movements: () => ({ ReportCode: 'joiners-and-leavers' }),
    agreements: () => ({ ReportCode: 'agreements-accepted' }),
  },
  readReport: {
    employees: () => ({
      member: 'commonreport/dynamiclist/employee-list',
      Fields: ['EmployeeID', 'Name'],
      PageSize: 5,
    }),
    tickets: () => ({ member: 'commonreport/dynamiclist/tickets', Fields: ['Subject'], PageSize: 5 }),
    unknown: () => ({ member: 'commonreport/dynamiclist/salaries' }),
  },
  countReportRows: { employees: () => ({ ReportCode }), filtered: () => ({ ReportCode, Filters }) },
  checkReportDownload: forAll({ ReportCode: 'head-count' }),
  downloadReport: forAll({ ReportCode: 'head-count', Format: 'csv' as const, RunCode }),
  getReportStatus: forAll({ ReportCode }),
  stopReport: forAll({ RunCode }),
};

export const pivotRequests: RequestTable<keyof typeof pivotCalls> = {
  readReportPivot: {
    people: () => ({ Row: 'Unit', Column: 'JobStatus' }),
    heads: () => ({ ReportCode: 'head-count', Row: 'Business', Value: 'HeadCount' }),
    without: () => ({ ReportCode: 'birthdays', Row: 'Unit' }),
  },
};

export const customExcelRequests: RequestTable<keyof typeof customExcelCalls> = {
  listOrganisationLevels: forAll({}),
  listReportStatuses: forAll({}),
  downloadOrganisationReport: {
    employees: () => ({ RunCode: '00000000-0000-4000-8000-000000000002', Levels: '{"Unit":["Firmware"]}' }),
    unknown: () => ({ RunCode: '00000000-0000-4000-8000-000000000003', Levels: '{"Salary":["1"]}' }),
  },
};

export const historyReportRequests: RequestTable<keyof typeof historyReportCalls> = { listHistoryConfigs: forAll({}) };

export const savedReportsRequests: RequestTable<keyof typeof savedReportCalls> = {
  listSavedReports: forAll({ ReportCode }),
  saveReport: forAll({ SaveReportName: 'By unit', ReportCode }),
  saveReportFields: forAll({
    Data0: { SaveReportCode: 'nobodys', FieldName: 'EmployeeID', DisplayOrder: 0, Display: true },
  }),
  listSharingRoles: forAll({}),
  setReportRoles: forAll({ SaveReportCode: 'nobodys', RoleCodes: [] }),
  removeReport: forAll({ SaveReportCode: 'nobodys' }),
};

const HeaderCode = 'nobodys';
const noDays = {
  MonthCode1: null,
  MonthCode2: null,
  MonthCode3: null,
  MonthCode4: null,
  WeekDay: null,
  HourCode: null,
};
const AsOnDate = '2026-03-05';

export const reportSendingRequests: RequestTable<keyof typeof reportSendingCalls> = {
  sendReport: {
    fixed: () => ({ ReportCode: 'head-count', Status: 'P' as const, AsOnDate }),
    unsaved: () => ({ ReportCode, SavedReportCode: 'nobodys', Status: 'P' as const }),
  },
  saveReportSchedule: forAll({
    ReportCode: 'head-count',
    ReportName: 'Heads',
    ExecuteTime: '09:00',
    SchedulerType: 1 as const,
    ...noDays,
  }),
  setReportScheduleActive: forAll({ HeaderCode, Active: false }),
  removeReportSchedule: forAll({ HeaderCode }),
  listReportSchedules: forAll({}),
  listReportSendingRuns: forAll({ HeaderCode }),
  tryReportSending: forAll({ ReportCode: 'head-count' }),
  getSentReport: forAll({ SentCode: 'nobodys' }),
  downloadSentReport: forAll({ SentCode: 'nobodys' }),
};

export const reportSubscriptionsRequests: RequestTable<keyof typeof reportSubscriptionCalls> = {
  listReportSubscriptions: forAll({}),
  setReportSubscription: forAll({ HeaderCode, IsSubscribed: true }),
  listReportReleases: forAll({ SavedReportCode: 'nobodys' }),
  addReportRelease: forAll({ SavedReportCode: 'nobodys', Address: 'auditor@example.com', UntilDate: '2027-12-31' }),
  removeReportRelease: forAll({ ReleaseCode: 'nobodys' }),
};
