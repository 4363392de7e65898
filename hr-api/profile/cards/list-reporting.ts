import { aliasedTable, and, desc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { lastDayOf, nearestDayIn } from '../../people/effective-dates';
import { employments, persons, REPORTING_KINDS, reportingLines } from '../../people/tables';
import { hasPhoto } from '../../people/photo';
import { listNameable } from '../../people/visible-employment';
import { openSubject } from '../access/open-section';
import { profileTexts } from '../texts';
import { CHANGE_PAGES, mayOpen } from './may-open';

/** INFO-02: who leads somebody by each kind of line, and who did before. */
export const listReportingInfo: Handler<'listReportingInfo'> = async ({ UserCode }, context) => {
  const { db, actor, now, language } = context;
  const today = dayOf(now);
  const subject = await openSubject(context, { UserCode, ChillCode: '' });
  const on = nearestDayIn(subject, today);
  const leader = aliasedTable(employments, 'leader');
  const lines = await db
    .select({
      kind: reportingLines.kind,
      validFrom: reportingLines.validFrom,
      validTo: reportingLines.validTo,
      name: persons.name,
      empid: persons.empid,
      code: leader.code,
      hasPhoto,
    })
    .from(reportingLines)
    .innerJoin(leader, eq(leader.id, reportingLines.leaderId))
    .innerJoin(persons, eq(persons.id, leader.personId))
    .where(and(eq(reportingLines.employmentId, subject.id)))
    .orderBy(desc(reportingLines.validFrom));
  const nameable = await listNameable(db, actor, { codes: lines.map(({ code }) => code), today });
  const rme = await mayOpen(context, subject, CHANGE_PAGES.managers);
  return REPORTING_KINDS.flatMap((kind) => {
    const told = lines.filter((line) => line.kind === kind && line.validFrom <= on);
    const current = told.find(({ validTo }) => validTo === null || validTo > on);
    const before = told.find((line) => line !== current);
    if (!current) return [];
    const lastDay = before ? lastDayOf(before) : null;
    return {
      AppName: current.name,
      AppEmpid: current.empid ?? '',
      KeyCode: nameable.has(current.code) ? current.code : '',
      RepManagerType: profileTexts[language].lines[kind],
      PasRepManagerType: before?.name ?? '',
      FromDate: wireDate(current.validFrom),
      PrevDate: lastDay ? wireDate(lastDay) : '',
      HasPhoto: current.hasPhoto && nameable.has(current.code),
      rme,
    };
  });
};
