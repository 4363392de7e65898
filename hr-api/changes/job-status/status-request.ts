import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { MAX_LENGTH_DAYS, MAX_LENGTH_MONTHS, OPEN_ENDED_STATUS } from '../../../lib/contract/changes/change-rules';
import type { jobStatusFormSchema } from '../../../lib/contract/changes/job-status';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import type { ChangeRequest } from '../../people/changes/make/change-request';
import type { Values } from '../../people/changes/rows/dated-row';
import { plannedEndOf } from '../../people/changes/planned-end';
import { jobStatusKinds } from '../../people/organisation/tables';
import { editedRow } from '../edited-row';
import { formDay } from '../../platform/form-day';
import { formCode, formNumber } from '../form-values';
import { formIssues, modesOf, type FormIssues } from '../form-issues';
import type { ChangeReader, OpenPerson } from '../open-person';
import { statusOf } from './status-row';

export type StatusForm = z.output<typeof jobStatusFormSchema>;

/** What a form of a job status asks for, with all that is wrong with it said at once (JOBS-23 to JOBS-30). */
export async function statusRequest(
  context: ChangeReader,
  person: OpenPerson,
  form: StatusForm,
  doing: 'add' | 'edit',
): Promise<ChangeRequest> {
  const issues = formIssues();
  const rowId = formCode(form.JobStatusCode);
  const edited = doing === 'edit' ? await editedRow(context, person, { kind: 'job_status', rowId }) : null;
  const from = edited?.isFixed ? edited.row.validFrom : issues.day('EffectiveFrom', form.EffectiveFrom);
  const code = edited?.isFixed ? statusOf(edited.row).code : formCode(form.JobStatus);
  if (code === '') issues.add('JobStatus', 'required');
  const endsBy = await endsByOf(context.db, code);
  if (code !== '' && !endsBy) issues.add('JobStatus', 'not_valid');
  const values = statusValues({ ...form, code, endsBy, from }, issues);
  const justification = issues.justification(form.Justification, { isRequired: true });
  issues.refuse();
  const day = from ?? '';
  return {
    ...{ kind: 'job_status', employmentId: person.id, from: day, justification, rowId: edited?.row.id ?? null },
    modes: modesOf('JobStatus', form.Mode),
    values,
  };
}

interface GivenStatus extends Pick<StatusForm, 'NoOfMonths' | 'NoOfDays' | 'EndDate'> {
  readonly code: string;
  readonly endsBy: 'length' | 'date' | 'next' | undefined;
  readonly from: CalendarDate | null;
}

/** What a status with its length or end is kept as; what is wrong with them is added to the issues. */
export function statusValues({ code, endsBy, from, ...form }: GivenStatus, issues: Pick<FormIssues, 'add'>): Values {
  const length = endsBy === 'length' ? lengthIn(form, issues) : null;
  const end = endsBy === 'date' && code !== OPEN_ENDED_STATUS ? endIn(form, from, issues) : null;
  return {
    status_code: Number(code),
    length_months: length?.months ?? null,
    length_days: length?.days ?? null,
    planned_end: length && from ? plannedEndOf(from, length) : end,
  };
}

async function endsByOf(db: Database, code: string) {
  if (!/^\d{1,9}$/.test(code)) return undefined;
  const [kind] = await db
    .select({ endsBy: jobStatusKinds.endsBy })
    .from(jobStatusKinds)
    .where(eq(jobStatusKinds.code, Number(code)));
  return kind?.endsBy;
}

/** C15: months above 0, and days beside them. */
function lengthIn(
  { NoOfMonths, NoOfDays }: Pick<StatusForm, 'NoOfMonths' | 'NoOfDays'>,
  issues: Pick<FormIssues, 'add'>,
) {
  const months = formNumber(NoOfMonths);
  const days = formNumber(NoOfDays) ?? 0;
  if (months === null) issues.add('NoOfMonths', 'required');
  else if (months <= 0) issues.add('NoOfMonths', 'not_positive');
  else if (!(months <= MAX_LENGTH_MONTHS)) issues.add('NoOfMonths', 'not_valid');
  if (!(days >= 0 && days <= MAX_LENGTH_DAYS)) issues.add('NoOfDays', 'not_valid');
  return Number.isInteger(months) && Number.isInteger(days) ? { months: months ?? 0, days } : null;
}

function endIn(
  { EndDate }: Pick<StatusForm, 'EndDate'>,
  from: CalendarDate | null,
  issues: Pick<FormIssues, 'add'>,
): CalendarDate | null {
  const end = formDay(EndDate);
  if (EndDate.trim() === '') issues.add('EndDate', 'required');
  else if (end === null) issues.add('EndDate', 'not_valid');
  else if (from !== null && end < from) issues.add('EndDate', 'end_before_beginning');
  return end;
}
