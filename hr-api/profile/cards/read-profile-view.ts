import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { employmentAsOn, leadersOf } from '../../people/data';
import { canCorrectHistory } from '../../people/policy';
import { covers, lastDayOf, nearestDayIn } from '../../people/effective-dates';
import { openSubject } from '../access/open-section';
import { eq, sql } from 'drizzle-orm';
import { textsOf } from '../../platform/texts/data';
import { employments } from '../../people/tables';

/** INFO-11: what the head of a record tells of somebody's work. */
export const getProfileView: Handler<'getProfileView'> = async ({ ChillCode }, context) => {
  const { db, actor, now, language } = context;
  const today = dayOf(now);
  const subject = await openSubject(context, { UserCode: '', ChillCode });
  const on = nearestDayIn(subject, today);
  const [inForce, { manager }] = [
    await employmentAsOn(db, subject.id, on, language),
    await leadersOf(db, subject.id, on),
  ];
  const reasons = textsOf('leaving-reason', language, 'reason_texts');
  const [left] = await db
    .select({ reason: reasons.name, because: employments.leftBecause })
    .from(employments)
    .leftJoin(reasons, eq(reasons.code, sql`${employments.leftReason}::text`))
    .where(eq(employments.id, subject.id));
  if (!inForce) throw new ApiError('not_found');
  const [isActive, lastDay] = [covers(subject, today), lastDayOf(subject)];
  return {
    Name: inForce.person.name,
    Empid: inForce.person.empid ?? '',
    Legend: isActive ? (inForce.status ?? '') : '',
    DateOfJoin: wireDate(subject.validFrom),
    Location_Name: inForce.location ?? '',
    EmailID: inForce.person.mail ?? '',
    Level_Name: inForce.level ?? '',
    ReportingID: manager?.empid ?? '',
    Exit_on: lastDay && !isActive ? wireDate(lastDay) : '',
    Reason: isActive ? '' : ((canCorrectHistory(actor, subject) ? left?.reason : null) ?? left?.because ?? ''),
    From_Date: wireDate(subject.validFrom),
    Active: isActive ? 'Y' : 'N',
  };
};
