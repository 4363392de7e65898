import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../platform/calls/call';
import { dayOf } from '../platform/dates';
import { accounts } from './accounts/tables';
import { namedTo } from './colleagues';
import { distanceFrom } from './effective-dates';
import { hasPhoto } from './photo';
import { employments, persons } from './tables';

type Reader = Pick<CallContext, 'actor' | 'db' | 'now'>;

/** Somebody beside what they did or are; without a key where the reader may not know them by more than that. */
export interface NamedPerson {
  readonly Name: string;
  readonly Empid: string;
  readonly KeyCode: string;
  readonly HasPhoto: boolean;
}

export const NOBODY: NamedPerson = { Name: '', Empid: '', KeyCode: '', HasPhoto: false };

const columns = ({ actor, now }: Reader) => ({
  name: persons.name,
  empid: sql<string>`coalesce(${persons.empid}, '')`,
  code: employments.code,
  hasPhoto,
  isNamed: sql<boolean>`${namedTo(actor, dayOf(now))}`,
});

/** Those behind some employments, by the employment. */
export async function personsByEmployment(reader: Reader, ids: readonly string[]): Promise<Map<string, NamedPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.db
    .select({ id: employments.id, ...columns(reader) })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(inArray(employments.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, namedPerson(row)]));
}

/** Those behind some accounts, by the account, each by their nearest employment. */
export async function personsByAccount(reader: Reader, ids: readonly string[]): Promise<Map<string, NamedPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.db
    .select({ id: accounts.id, ...columns(reader) })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .innerJoin(employments, eq(employments.personId, persons.id))
    .where(inArray(accounts.id, [...new Set(ids)]))
    .orderBy(desc(distanceFrom(employments, dayOf(reader.now))));
  return new Map(rows.map((row) => [row.id, namedPerson(row)]));
}

interface NamedRow {
  readonly name: string;
  readonly empid: string;
  readonly code: string;
  readonly hasPhoto: boolean;
  readonly isNamed: boolean;
}

const namedPerson = ({ name, empid, code, hasPhoto: photo, isNamed }: NamedRow): NamedPerson => ({
  Name: name,
  Empid: empid,
  KeyCode: isNamed ? code : '',
  HasPhoto: isNamed && photo,
});
