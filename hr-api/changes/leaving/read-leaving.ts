import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { leavingCalls } from '../../../lib/contract/changes/leaving';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, daysAfter, type CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { refuseChange } from '../../people/changes/checks/refuse-change';
import { changes } from '../../people/changes/tables';
import { asOn } from '../../people/effective-dates';
import { employments, leavingReasons, reportingLines } from '../../people/tables';
import { formCode } from '../form-values';
import { formIssues } from '../form-issues';
import { personToChange, type OpenPerson } from '../open-person';

export type LeavingForm = z.output<typeof leavingCalls.endEmployment.request>;
export type LeavingChange = typeof changes.$inferSelect;

export interface LeavingRequest {
  readonly person: OpenPerson;
  /** The first day after the employment. */
  readonly day: CalendarDate;
  /** Null of somebody who never came. */
  readonly reasonCode: number | null;
  readonly justification: string;
  /** The leaving that is planned and moved by this one. */
  readonly planned: LeavingChange | null;
  /** The employment never began: `day` is its first. */
  readonly neverCame: boolean;
}

/** What the form asks for, with all that is wrong with it said at once. */
export async function readLeaving(context: CallContext, form: LeavingForm): Promise<LeavingRequest> {
  const { db, now } = context;
  const person = await personToChange(context, form.ChillCode);
  if (form.NeverCame) return readNeverCame(context, person, form);
  const issues = formIssues();
  const lastDay = issues.day('LastDay', form.LastDay);
  const code = formCode(form.ReasonCode);
  const reason = await findReason(db, code);
  if (code === '') issues.add('ReasonCode', 'required');
  else if (!reason) issues.add('ReasonCode', 'not_valid');
  const justification = issues.justification(form.Justification, { isRequired: false });
  if (lastDay !== null && lastDay < person.validFrom) issues.add('LastDay', 'outside_employment');
  issues.refuse();
  const planned = await plannedLeaving(context, person, 'LastDay');
  const day = daysAfter(lastDay ?? dayOf(now), 1);
  if (planned && day === person.validTo && reason?.code === planned.after['left_reason'])
    throw refuseChange({ path: 'LastDay', message: 'unchanged' });
  return { person, day, reasonCode: reason?.code ?? 0, justification, planned, neverCame: false };
}

/** Of somebody who never came neither a last day nor a reason is asked for. */
async function readNeverCame(context: CallContext, person: OpenPerson, form: LeavingForm): Promise<LeavingRequest> {
  const issues = formIssues();
  const justification = issues.justification(form.Justification, { isRequired: false });
  if (person.validFrom > dayOf(context.now)) issues.add('NeverCame', 'not_begun');
  issues.refuse();
  const planned = await plannedLeaving(context, person, 'NeverCame');
  return { person, day: person.validFrom, reasonCode: null, justification, planned, neverCame: true };
}

/** The leaving that is to come, if any; refused where somebody cannot go, or is gone. */
async function plannedLeaving(
  { db, services, now }: CallContext,
  person: OpenPerson,
  path: string,
): Promise<LeavingChange | null> {
  for (const { isIndispensable } of services.capabilities)
    if (await isIndispensable?.(db, person.personId, now)) throw refuseChange({ path, message: 'last_administrator' });
  if (person.validTo === null) return null;
  const planned = await leavingOf(db, person);
  if (!planned || person.validTo <= dayOf(now)) throw refuseChange({ path, message: 'outside_employment' });
  return planned;
}

async function findReason(db: Database, code: string) {
  if (!/^\d{1,9}$/.test(code)) return undefined;
  const [reason] = await db
    .select({ code: leavingReasons.code })
    .from(leavingReasons)
    .where(and(eq(leavingReasons.code, Number(code)), eq(leavingReasons.isActive, true)));
  return reason;
}

/** The change by which somebody leaves when their employment ends. */
export async function leavingOf(
  db: Database,
  { id, validTo }: Pick<OpenPerson, 'id' | 'validTo'>,
): Promise<LeavingChange | null> {
  const [found] = await db
    .select()
    .from(changes)
    .where(and(eq(changes.employmentId, id), eq(changes.kind, 'leaving'), eq(changes.state, 'made')))
    .orderBy(desc(changes.number))
    .limit(1);
  return found && found.effectiveFrom === validTo ? found : null;
}

/** Who leads somebody on their last day, of whoever never came on the first, and is there on the day after; null for nobody. */
export async function leaderAbove(
  db: Database,
  { id, validFrom }: OpenPerson,
  day: CalendarDate,
): Promise<string | null> {
  const [line] = await db
    .select({ leaderId: reportingLines.leaderId })
    .from(reportingLines)
    .innerJoin(employments, and(eq(employments.id, reportingLines.leaderId), asOn(employments, day)))
    .where(
      and(
        eq(reportingLines.employmentId, id),
        eq(reportingLines.kind, 'manager'),
        asOn(reportingLines, day > validFrom ? daysAfter(day, -1) : validFrom),
      ),
    );
  return line?.leaderId ?? null;
}
