import type { HistoryConfig } from '@/lib/contract/workplace/reports/history-report';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';

/** The list of employees with who somebody is and the one thing that is asked about. It is no layout that is saved. */
export const layoutOfConfig = (ReportCode: string, { FieldName }: HistoryConfig): SavedReport => ({
  ReportCode,
  SaveReportCode: '',
  SaveReportName: '',
  IsOwn: true,
  OwnerName: '',
  RoleCodes: [],
  Filter: null,
  Fields: ['Name', 'EmployeeID', FieldName].map((name, at) => ({
    FieldName: name,
    DisplayOrder: at,
    Display: true,
    Label: '',
  })),
});
