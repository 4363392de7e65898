import type { Handler } from '../../../platform/calls/call';
import { formatPosition } from '../../../workplace/reports/rows/order';
import { checkQuestion, fieldNamed } from '../../../workplace/reports/rows/question';
import { readRows } from '../../../workplace/reports/rows/read-rows';
import { compOffReport } from './comp-off-report';

const FIELDS = ['EmployeeID', 'Name', 'WorkedDays', 'Hours', 'ClaimedDays', 'EligibleDays'] as const;

/** The rows of the report (PC-183). */
export const listCompOffEmployees: Handler<'listCompOffEmployees'> = async (asked, context) => {
  const { After, PageSize, ...span } = asked;
  const question = await checkQuestion(compOffReport, context, span);
  const fields = FIELDS.map((name) => fieldNamed(question.fields, name));
  const page = { fields, sort: '', direction: 'asc', after: After, limit: PageSize } as const;
  const rows = await readRows(context.db, question, page);
  return rows.map((row) => {
    const [empid, name, worked, hours, claimed, eligible] = row.cells;
    return {
      ...{ EmployeeID: String(empid ?? ''), Name: String(name ?? '') },
      ...{ WorkedDays: Number(worked), Hours: Number(hours) },
      ...{ ClaimedDays: Number(claimed), EligibleDays: Number(eligible), Position: formatPosition(row) },
    };
  });
};
