import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { ASSIGNMENT_FIELDS, type AssignmentField } from '../../../lib/contract/changes/change-rules';
import type { assignmentFormSchema } from '../../../lib/contract/changes/assignments';
import type { CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import type { ChangeRequest } from '../../people/changes/make/change-request';
import { covers } from '../../people/effective-dates';
import { businesses, companies, levels, locations, units } from '../../people/organisation/tables';
import { editedRow } from '../edited-row';
import { formIssues } from '../form-issues';
import type { OpenPerson } from '../open-person';
import { readHistory } from '../read-history';

export type AssignmentForm = z.output<typeof assignmentFormSchema>;

/** Where each field is kept, and what there is to choose for it. */
const FIELDS = {
  BusinessCode: { column: 'business_code', table: businesses },
  CompanyCode: { column: 'company_code', table: companies },
  UnitCode: { column: 'unit_code', table: units },
  LocationCode: { column: 'location_code', table: locations },
  LevelCode: { column: 'level_code', table: levels },
} as const satisfies Record<AssignmentField, unknown>;

/** What a form of an assignment asks for: the fields that it fills, the others stay. */
export async function assignmentRequest(
  context: CallContext,
  person: OpenPerson,
  form: AssignmentForm,
  doing: 'add' | 'edit',
): Promise<ChangeRequest> {
  const issues = formIssues();
  const wanted = { kind: 'assignment', rowId: form.AssignmentCode } as const;
  const edited = doing === 'edit' ? await editedRow(context, person, wanted) : null;
  const from = edited?.isFixed ? edited.row.validFrom : issues.day('EffectiveFrom', form.EffectiveFrom);
  const given = edited?.isFixed ? [] : ASSIGNMENT_FIELDS.filter((field) => form[field] !== '');
  for (const field of given) if (!(await exists(context.db, field, form[field]))) issues.add(field, 'not_valid');
  if (!edited && from !== null) {
    const missing = await missingFields(context, person, { from, given });
    for (const field of missing) issues.add(field, 'required');
  }
  const justification = issues.justification(form.Justification, { isRequired: false });
  issues.refuse();
  const before = edited?.row.values;
  const differing = given.filter((field) => !before || before[FIELDS[field].column] !== form[field]);
  return {
    ...{ kind: 'assignment', employmentId: person.id, from: from ?? '', justification, rowId: edited?.row.id ?? null },
    modes: form.Modes,
    values: Object.fromEntries(differing.map((field) => [FIELDS[field].column, form[field]])),
  };
}

/** What has to be said because nothing holds on the day that it could stay as. */
async function missingFields(
  context: CallContext,
  person: OpenPerson,
  { from, given }: { readonly from: string; readonly given: readonly AssignmentField[] },
): Promise<AssignmentField[]> {
  const history = await readHistory(context, person, { kind: 'assignment', knownOn: '' });
  if (history.some(({ row }) => covers(row, from) || row.validFrom < from)) return [];
  return ASSIGNMENT_FIELDS.filter((field) => !given.includes(field));
}

async function exists(db: Database, field: AssignmentField, code: string): Promise<boolean> {
  const { table } = FIELDS[field];
  const rows = await db.select({ code: table.code }).from(table).where(eq(table.code, code)).limit(1);
  return rows.length > 0;
}
