import type { reportCalls } from '../../../../../lib/contract/workplace/reports/reports';
import type { savedReportCalls } from '../../../../../lib/contract/workplace/reports/saved-reports';
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
  downloadReport: forAll({ ReportCode: 'head-count', Format: 'csv' as const, RunCode }),
  getReportStatus: forAll({ ReportCode }),
  stopReport: forAll({ RunCode }),
};

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
