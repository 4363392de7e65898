import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { buddyOf } from '../buddy/data';
import type { Handler } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { employmentCodeIn } from '../../people/codes';
import { logoOf } from '../../people/data';
import { dayOf } from '../../platform/dates';
import { hasPhoto } from '../../people/photo';
import { employments, persons } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import { accounts } from '../../people/accounts/tables';
import { readChangeSettings } from '../../people/changes/change-settings';
import { featuresOf } from './data';

const who = {
  name: persons.name,
  givenName: persons.givenName,
  empid: persons.empid,
  mail: persons.mail,
  hasPhoto,
  typeOfUser: accounts.typeOfUser,
};

async function findCaller(db: Database, accountId: string) {
  return db
    .select({ ...who, empid: sql<string>`coalesce(${persons.empid}, ${accounts.loginId})` })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(eq(accounts.id, accountId));
}

async function findEmployee(db: Database, code: string, visible: SQL) {
  return db
    .select(who)
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(accounts, and(eq(accounts.personId, persons.id), eq(accounts.kind, 'employee')))
    .where(and(eq(employments.code, code), visible))
    .orderBy(asc(accounts.loginId))
    .limit(1);
}

/**
 * The caller's row, or with a code the row of an employee whom the caller may see, otherwise none (SCALL-22). The features
 * are those of the caller's active role either way.
 */
export const getEmployeeInfo: Handler<'getEmployeeInfo'> = async (request, { actor, db, now }) => {
  const today = dayOf(now);
  const code = employmentCodeIn(request);
  if (code === null) return [];
  const [subject] = code
    ? await findEmployee(db, code, visibleTo(actor, today, 'one'))
    : await findCaller(db, actor.accountId);
  if (!subject) return [];

  const features = await featuresOf(db, actor.roleCode);
  const { managerIsJustified: manjm, adminManagerIsJustified: smanjm } = await readChangeSettings(db);
  const logo = actor.employmentId ? await logoOf(db, actor.employmentId, today) : null;
  return [
    {
      Name: subject.name,
      FirstName: subject.givenName,
      Empid: subject.empid ?? '',
      EmailID: subject.mail ?? '',
      HasPhoto: subject.hasPhoto,
      TypeOfUser: subject.typeOfUser ?? 'E',
      CurrentUser: '',
      IsEmployed: Boolean(code) || actor.kind === 'employee',
      EditTour: features.has('EditTour'),
      knb: features.has('knb'),
      nejo: features.has('nejo'),
      enablereport: features.has('enablereport'),
      enablegear: features.has('enablegear'),
      cconn: features.has('cconn'),
      hape: features.has('hape'),
      TourImage: (await buddyOf(db, actor.accountId)) ?? '',
      topSearch: features.has('topSearch'),
      myprofile: features.has('myprofile'),
      myMessage: features.has('myMessage'),
      changePass: features.has('changePass'),
      changeBuddy: features.has('changeBuddy'),
      manjm,
      smanjm,
      logo_width: logo?.width ?? null,
      logo_height: logo?.height ?? null,
    },
  ];
};
