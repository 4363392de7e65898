import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../platform/calls/call';
import { dayOf } from '../platform/dates';
import { ApiError } from '../platform/errors';
import { reachedEnd } from '../people/changes/rows/begun-rows';
import type { Span } from '../people/effective-dates';
import { canCorrectHistory } from '../people/policy';
import { employments } from '../people/tables';
import { openTo } from '../people/visible-employment';
import { visibleTo } from '../people/visibility';
import type { ChangePermission } from './permissions';

export type ChangeReader = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

/** Somebody whose work is read or changed. */
export interface OpenPerson extends Span {
  readonly id: string;
  readonly code: string;
  readonly personId: string;
}

const { id, code, personId, validFrom, validTo } = employments;

/** The person with a code whose record is open to the caller, an end that is to come told to others alone; anybody else is unknown. */
export async function openPerson({ actor, db, now }: ChangeReader, wanted: string): Promise<OpenPerson> {
  const today = dayOf(now);
  const [found] = await db
    .select({ id, code, personId, validFrom, validTo })
    .from(employments)
    .where(and(eq(code, wanted), openTo(actor, today)));
  if (!found) throw new ApiError('not_found');
  return found.personId === actor.personId ? { ...found, validTo: reachedEnd(found.validTo, today) } : found;
}

/** Whether the caller changes such things of a person: one whom they keep, and not themself. */
export const mayChange = ({ actor }: ChangeReader, person: OpenPerson, permission: ChangePermission): boolean =>
  actor.permissions.has(permission) && canCorrectHistory(actor, person);

/** The person with a code whom the caller sees in their role, to be changed; their own record is refused. */
export async function personToChange({ actor, db, now }: ChangeReader, wanted: string): Promise<OpenPerson> {
  const [found] = await db
    .select({ id, code, personId, validFrom, validTo, isSeen: sql<boolean>`${visibleTo(actor, dayOf(now), 'one')}` })
    .from(employments)
    .where(eq(code, wanted));
  if (!found?.isSeen) throw new ApiError('not_found');
  if (!canCorrectHistory(actor, found)) throw new ApiError('forbidden');
  return found;
}
