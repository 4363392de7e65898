import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { textsOf } from '../../platform/texts/data';
import { jobStatusKinds } from '../../people/organisation/tables';
import { begunRows } from '../../people/changes/rows/begun-rows';
import { covers, lastDayOf } from '../../people/effective-dates';
import { jobStatuses } from '../../people/tables';
import { openSubject } from '../access/open-section';
import { CHANGE_PAGES, mayOpen } from './may-open';

/** INFO-06, FORM-35: the kinds of employment, or those that somebody has had, the latest first. */
export const listEmploymentStatuses: Handler<'listEmploymentStatuses'> = async ({ UserCode }, context) => {
  const { db, language } = context;
  const names = textsOf('job-status', language, 'status_texts');
  if (UserCode === '') {
    const kinds = await db
      .select({ code: jobStatusKinds.code, name: names.name })
      .from(jobStatusKinds)
      .leftJoin(names, eq(names.code, sql`${jobStatusKinds.code}::text`))
      .orderBy(asc(jobStatusKinds.code));
    return kinds.map(({ code, name }) => ({ Emp_Status_Code: code, Emp_Status_Name: name ?? '' }));
  }
  const today = dayOf(context.now);
  const subject = await openSubject(context, { UserCode, ChillCode: '' });
  const rows = await db
    .select({
      code: jobStatuses.statusCode,
      name: names.name,
      validFrom: jobStatuses.validFrom,
      validTo: jobStatuses.validTo,
    })
    .from(jobStatuses)
    .leftJoin(names, eq(names.code, sql`${jobStatuses.statusCode}::text`))
    .where(eq(jobStatuses.employmentId, subject.id))
    .orderBy(desc(jobStatuses.validFrom));
  const jbe = await mayOpen(context, subject, CHANGE_PAGES.statuses);
  const told = subject.personId === context.actor.personId ? begunRows(rows, today) : rows;
  return told.map((row) => {
    const lastDay = lastDayOf(row);
    return {
      Emp_Status_Code: row.code,
      Emp_Status_Name: row.name ?? '',
      FromDate: wireDate(row.validFrom),
      ToDate: lastDay ? wireDate(lastDay) : '',
      jbe,
      IsCurrent: covers(row, today),
    };
  });
};
