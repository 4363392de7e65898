import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { hasPhoto } from '../../people/photo';
import { persons } from '../../people/tables';
import { holdsPermission } from '../../people/accounts/permissions';
import { accounts } from '../../people/accounts/tables';
import { helpdeskMembers } from '../tables';

/** Somebody of the helpdesk; `accountId` is the wire's AssigneeCode. */
export interface HelpdeskPerson {
  readonly accountId: string;
  readonly name: string;
  readonly empid: string;
  readonly hasPhoto: boolean;
}

export interface HelpdeskMember extends HelpdeskPerson {
  readonly processCode: number;
  readonly isLead: boolean;
}

const columns = { accountId: accounts.id, name: persons.name, empid: persons.empid, hasPhoto };
const isAtWork = (on: CalendarDate) =>
  and(isNull(accounts.disabledAt), holdsPermission(accounts.id, 'ticket.answer', on));
const toPerson = <Row extends { empid: string | null }>(row: Row) => ({ ...row, empid: row.empid ?? '' });

/** Everybody who holds a role that answers tickets on a day, by name. */
export async function helpdeskPeople(db: Database, on: CalendarDate): Promise<HelpdeskPerson[]> {
  const rows = await db
    .select(columns)
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(isAtWork(on))
    .orderBy(asc(persons.name), asc(accounts.id));
  return rows.map(toPerson);
}

/** Those of them who answer the tickets of these processes, or of all, by name. */
export async function membersOf(
  db: Database,
  on: CalendarDate,
  processCodes?: readonly number[],
): Promise<HelpdeskMember[]> {
  const rows = await db
    .select({ ...columns, processCode: helpdeskMembers.processCode, isLead: helpdeskMembers.isLead })
    .from(helpdeskMembers)
    .innerJoin(accounts, eq(accounts.id, helpdeskMembers.accountId))
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(and(isAtWork(on), processCodes && inArray(helpdeskMembers.processCode, [...processCodes])))
    .orderBy(asc(persons.name), asc(accounts.id));
  return rows.map(toPerson);
}

export const wirePerson = ({ accountId, name, empid, hasPhoto }: HelpdeskPerson) => ({
  AssigneeCode: accountId,
  Name: name,
  Id: empid,
  HasPhoto: hasPhoto,
});

export const wireMember = (member: HelpdeskMember) => ({ ...wirePerson(member), IsLead: member.isLead });
