import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { OPEN_ENDED_STATUS, SAVED } from '../../../lib/contract/changes/change-rules';
import type { jobStatusCalls } from '../../../lib/contract/changes/job-status';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf, daysAfter, daysBetween, wireDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { namesOf } from '../../platform/texts/data';
import type { ChangeRequest } from '../../people/changes/make/change-request';
import type { Values } from '../../people/changes/rows/dated-row';
import { readChangeSettings } from '../../people/changes/change-settings';
import { endEmployment } from '../../people/changes/make/end-employment';
import { plannedEndOf } from '../../people/changes/planned-end';
import { canCorrectHistory } from '../../people/policy';
import { hasPhoto } from '../../people/photo';
import { reportsDirectlyTo } from '../../people/reportees';
import { employments, jobStatuses, persons } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import { changeTexts } from '../change-texts';
import { formNumber } from '../form-values';
import { formIssues } from '../form-issues';
import { placesOf } from '../places-of';
import { saveChange } from '../save-change';
import { comesToAnEnd } from '../../people/changes/coming-to-an-end';

type Decision = z.output<typeof jobStatusCalls.settleJobStatus.request>['Decision'];

/** The statuses of today that come to a planned end, nothing following, of those whom the caller keeps or manages directly. */
async function endingStatuses({ db, actor, now }: CallContext, wanted?: { code: string; rowId: string }) {
  const today = dayOf(now);
  const { endingDays } = await readChangeSettings(db);
  const found = await db
    .select({
      id: employments.id,
      code: employments.code,
      personId: employments.personId,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      hasPhoto,
      rowId: jobStatuses.id,
      statusCode: jobStatuses.statusCode,
      validFrom: jobStatuses.validFrom,
      months: jobStatuses.lengthMonths,
      days: jobStatuses.lengthDays,
      plannedEnd: sql<string>`${jobStatuses.plannedEnd}::text`,
      isManaged: actor.employmentId
        ? sql<boolean>`${reportsDirectlyTo(actor.employmentId, 'manager', today)}`
        : sql<boolean>`false`,
    })
    .from(jobStatuses)
    .innerJoin(employments, comesToAnEnd(today, endingDays))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(
        wanted ? and(eq(employments.code, wanted.code), sql`${jobStatuses.id}::text = ${wanted.rowId}`) : undefined,
        visibleTo(actor, today),
        ne(employments.personId, actor.personId),
      ),
    )
    .orderBy(asc(jobStatuses.plannedEnd), asc(persons.name));
  return found.flatMap((row) => {
    const decisions = decisionsOf(actor, row);
    return decisions.length > 0 ? [{ ...row, decisions }] : [];
  });
}

/** HR decides all; the manager confirms and extends: to end an employment is not a manager's alone. */
function decisionsOf(actor: CallContext['actor'], row: { personId: string; isManaged: boolean }): Decision[] {
  if (actor.permissions.has('status.change') && canCorrectHistory(actor, row)) return ['confirm', 'extend', 'end'];
  return row.isManaged ? ['confirm', 'extend'] : [];
}

export const listEndingStatuses: Handler<'listEndingStatuses'> = async (_request, context) => {
  const { db, language, now } = context;
  const today = dayOf(now);
  const rows = await endingStatuses(context);
  const names = await namesOf(db, 'job-status', language);
  const unitOf = await placesOf(context, { ids: rows.map(({ id }) => id), on: today });
  return rows.map((row) => ({
    ChillCode: row.code,
    JobCode: row.rowId,
    Name: row.name,
    Empid: row.empid,
    HasPhoto: row.hasPhoto,
    Unit_Name: unitOf(row.id).Unit_Name,
    Emp_Status_Name: names.get(String(row.statusCode)) ?? '',
    EndDate: wireDate(row.plannedEnd),
    EndsInDays: daysBetween(today, row.plannedEnd),
    Decisions: row.decisions,
  }));
};

/** Confirms, extends or ends in one press what comes to its end. */
export const settleJobStatus: Handler<'settleJobStatus'> = async (form, context) => {
  const [row] = await endingStatuses(context, { code: form.ChillCode, rowId: form.JobCode });
  if (!row) throw new ApiError('not_found');
  if (!row.decisions.includes(form.Decision)) throw new ApiError('forbidden');
  const today = dayOf(context.now);
  const issues = formIssues();
  const months = form.Decision === 'extend' ? formNumber(form.NoOfMonths) : 0;
  if (months === null) issues.add('NoOfMonths', 'required');
  else if (form.Decision === 'extend' && !(months > 0 && months <= 1200)) issues.add('NoOfMonths', 'not_positive');
  const given = issues.justification(form.Justification, { isRequired: false });
  issues.refuse();
  const justification = given || changeTexts[context.language].settled[form.Decision];
  const nextDay = daysAfter(row.plannedEnd, 1);
  if (form.Decision === 'end') {
    const day = row.plannedEnd < today ? daysAfter(today, 1) : nextDay;
    const { code, rowId } = await endEmployment(context, {
      employmentId: row.id,
      day,
      because: justification,
      reasonCode: null,
    });
    return { message: SAVED, ChangeCode: code, JobCode: rowId, State: day > today ? 'planned' : 'applied' };
  }
  const request: ChangeRequest =
    form.Decision === 'confirm'
      ? {
          ...{ kind: 'job_status', employmentId: row.id, justification, rowId: null, modes: { JobStatus: 'next' } },
          from: nextDay < today ? today : nextDay,
          values: { status_code: Number(OPEN_ENDED_STATUS), length_months: null, length_days: null, planned_end: null },
        }
      : {
          ...{
            kind: 'job_status',
            employmentId: row.id,
            justification,
            rowId: row.rowId,
            modes: {},
            from: row.validFrom,
          },
          values: extended(row, months ?? 0),
        };
  // To the manager it is open as their task; whoever keeps units stays within them.
  const rights = row.decisions.includes('end') ? undefined : ('granted' as const);
  return saveChange(context, { request, version: '', rights });
};

/** The same status by some months more: of a length it is the whole one, else the end moves. */
function extended(
  row: { validFrom: string; months: number | null; days: number | null; plannedEnd: string },
  more: number,
): Values {
  if (row.months === null)
    return { planned_end: plannedEndOf(daysAfter(row.plannedEnd, 1), { months: more, days: 0 }) };
  const months = row.months + more;
  return { length_months: months, planned_end: plannedEndOf(row.validFrom, { months, days: row.days ?? 0 }) };
}
