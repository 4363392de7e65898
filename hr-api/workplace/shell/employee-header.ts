import { and, asc, eq } from 'drizzle-orm';
import type { ReplyFor } from '../../../lib/contract/all';
import type { CallContext, Handler } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { directReportCounts, employmentAsOn, leadersOf } from '../../people/data';
import { dayOf, wireDate } from '../../platform/dates';
import { covers, lastDayOf, nearestDayIn } from '../../people/effective-dates';
import { listNameable, getVisibleEmployment, type VisibleEmployment } from '../../people/visible-employment';
import { fillings, percentage } from '../../people/record/values/completeness';
import { namedRolesOf, ownRolesOf } from '../../people/accounts/roles';
import { accounts } from '../../people/accounts/tables';

type Header = ReplyFor<'getEmployeeHeader'>;

/**
 * A header record (EMP-18) from what is in force today; of someone who has left, what was in force on their last day.
 * Refused with `not_found` for whom the caller may not know, and for an account that never was employed.
 */
export const getEmployeeHeader: Handler<'getEmployeeHeader'> = async ({ ChillCode }, context) => {
  const { actor, db, now, language } = context;
  const today = dayOf(now);
  const employment = await getVisibleEmployment(db, actor, { code: ChillCode, today });
  if (!employment) throw new ApiError('not_found');
  const day = nearestDayIn(employment, today);
  const inForce = await employmentAsOn(db, employment.id, day, language);
  if (!inForce) throw new ApiError('not_found');
  const { person, hasPhoto, location, unit, timeZone } = inForce;
  const named: Header = {
    ...CLOSED,
    Name: person.name,
    Empid: person.empid ?? '',
    HasPhoto: hasPhoto,
    Active: covers(employment, today) ? 'Y' : 'N',
    Location_Name: location ?? '',
    Unit_Name: unit ?? '',
    TimeZone: timeZone ?? '',
  };
  const lines = await linesOf(context, employment, day);
  const lastDay = lastDayOf(employment);
  if (!employment.isWhole) {
    const { ReportingManager, ReportingManagerID, ReportingManagerKey, ReportingManagerHasPhoto } = lines;
    const manager = { ReportingManager, ReportingManagerID, ReportingManagerKey, ReportingManagerHasPhoto };
    return ReportingManagerKey ? { ...named, ...manager } : named;
  }
  return {
    ...named,
    IsWhole: true,
    EmailID: person.mail ?? '',
    DateOfJoin: wireDate(employment.validFrom),
    Exit_on: lastDay && !covers(employment, today) ? wireDate(lastDay) : '',
    Level_Name: inForce.level ?? '',
    // A status of work is over with the work: who has left is not “on notice” any more.
    Legend: covers(employment, today) ? (inForce.status ?? '') : '',
    Roles: await rolesIn(context, employment),
    EmpPercentage: percentage(await fillings(db, person.id, today)),
    ...lines,
  };
};

/** What is not told of somebody whose record is closed. */
const CLOSED = {
  IsWhole: false,
  EmailID: '',
  DateOfJoin: '',
  Exit_on: '',
  ReportingManager: '',
  ReportingManagerID: '',
  ReportingManagerKey: '',
  ReportingManagerHasPhoto: false,
  Reviewer_Name: '',
  Reviewer_Empid: '',
  Reviewer_Key: '',
  Reviewer_HasPhoto: false,
  Level_Name: '',
  Roles: '',
  Legend: '',
  EmpPercentage: 0,
  AsReportingManager: 0,
  AsAdminManager: 0,
} as const satisfies Partial<Header>;

/** Who leads the employment on a day, and how many report to it today. */
async function linesOf({ actor, db, now }: CallContext, { id }: VisibleEmployment, day: string) {
  const today = dayOf(now);
  const { manager, reviewer } = await leadersOf(db, id, day);
  const codes = [manager, reviewer].flatMap((leader) => (leader ? [leader.code] : []));
  const nameable = await listNameable(db, actor, { codes, today });
  const known = (leader: typeof manager) => (leader && nameable.has(leader.code) ? leader : null);
  const reports = await directReportCounts(db, id, today);
  return {
    ReportingManager: manager?.name ?? '',
    ReportingManagerID: manager?.empid ?? '',
    ReportingManagerKey: known(manager)?.code ?? '',
    ReportingManagerHasPhoto: known(manager)?.hasPhoto ?? false,
    Reviewer_Name: reviewer?.name ?? '',
    Reviewer_Empid: reviewer?.empid ?? '',
    Reviewer_Key: known(reviewer)?.code ?? '',
    Reviewer_HasPhoto: known(reviewer)?.hasPhoto ?? false,
    AsReportingManager: reports.manager,
    AsAdminManager: reports.admin_manager,
  };
}

/** The names of the roles that the employee's account holds today. */
async function rolesIn(context: CallContext, { personId }: VisibleEmployment): Promise<string> {
  const roles =
    personId === context.actor.personId ? await ownRolesOf(context) : await rolesOfPerson(context, personId);
  return roles.map(({ name }) => name).join(', ');
}

async function rolesOfPerson({ db, now, language }: CallContext, personId: string) {
  const accountId = await accountOf(db, personId);
  return accountId ? namedRolesOf(db, accountId, dayOf(now), language) : [];
}

async function accountOf(db: Database, personId: string): Promise<string | undefined> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.personId, personId), eq(accounts.kind, 'employee')))
    .orderBy(asc(accounts.loginId))
    .limit(1);
  return account?.id;
}
