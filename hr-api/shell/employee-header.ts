import type { Handler } from '../call';
import { ApiError } from '../errors';
import { directReportCounts, employmentAsOn, leadersOf, nearestEmployment } from '../people/data';
import { dayOf, wireDate } from '../people/dates';
import { covers, nearestDayIn } from '../people/effective-dates';
import { completeness } from '../people/rules';
import { namedRolesOf } from '../roles/data';

/**
 * The caller's header record (EMP-18) from what is in force today; of someone who has left, what was in force on their
 * last day. Refused with `not_found` for an account that never was employed.
 */
export const getEmployeeHeader: Handler<'getEmployeeHeader'> = async (_request, { actor, db, now, language }) => {
  const today = dayOf(now);
  const employment = await nearestEmployment(db, actor.personId, today);
  if (!employment) throw new ApiError('not_found');
  const day = nearestDayIn(employment, today);
  const header = await employmentAsOn(db, employment.id, day, language);
  if (!header) throw new ApiError('not_found');
  const { manager, reviewer } = await leadersOf(db, employment.id, day);
  const reports = await directReportCounts(db, employment.id, today);
  const roles = await namedRolesOf(db, actor.accountId, today, language);
  return {
    Name: header.person.name,
    Empid: header.person.empid ?? '',
    Active: covers(employment, today) ? 'Y' : 'N',
    EmailID: header.person.mail ?? '',
    DateOfJoin: wireDate(employment.validFrom),
    Location_Name: header.location ?? '',
    ReportingManager: manager?.name ?? '',
    ReportingManagerID: manager?.empid ?? '',
    Reviewer_Name: reviewer?.name ?? '',
    Reviewer_Empid: reviewer?.empid ?? '',
    Level_Name: header.level ?? '',
    Unit_Name: header.unit ?? '',
    Roles: roles.map(({ name }) => name).join(', '),
    Legend: header.status ?? '',
    EmpPercentage: completeness(header.person),
    AsReportingManager: reports.manager,
    AsAdminManager: reports.admin_manager,
  };
};
