import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Erasure } from '../../../../lib/contract/workplace/retention/retention';
import { accounts } from '../../../people/accounts/tables';
import { persons } from '../../../people/tables';
import type { Actor, CallContext } from '../../../platform/calls/call';
import { erasurePeople, erasures } from '../tables';
import { canDecideErasure, canWithdrawErasure } from './policy';

const countPeople = (condition: SQL) =>
  sql<number>`(select count(*) from ${erasurePeople} where ${erasurePeople.erasureId} = ${erasures.id} and ${condition})`.mapWith(
    Number,
  );

/** Requests as somebody sees them, the newest first. */
export async function readErasures(
  { actor, db }: Pick<CallContext, 'actor' | 'db'>,
  { where, limit }: { readonly where?: SQL; readonly limit: number },
) {
  const [askers, deciders] = [alias(accounts, 'askers'), alias(accounts, 'deciders')];
  const [askingPersons, decidingPersons] = [alias(persons, 'asking_persons'), alias(persons, 'deciding_persons')];
  return db
    .select({
      erasure: erasures,
      askerId: askers.personId,
      askedBy: sql<string>`coalesce(${askingPersons.name}, '')`,
      decidedBy: sql<string>`coalesce(${decidingPersons.name}, '')`,
      people: countPeople(sql`true`),
      erased: countPeople(sql`${erasurePeople.state} = 'erased'`),
      leftOut: countPeople(sql`${erasurePeople.because} is not null`),
      isNamed: sql<boolean>`exists (select from ${erasurePeople}
        where ${erasurePeople.erasureId} = ${erasures.id} and ${erasurePeople.personId} = ${actor.personId})`,
    })
    .from(erasures)
    .innerJoin(askers, eq(askers.id, erasures.askedBy))
    .leftJoin(askingPersons, eq(askingPersons.id, askers.personId))
    .leftJoin(deciders, eq(deciders.id, erasures.decidedBy))
    .leftJoin(decidingPersons, eq(decidingPersons.id, deciders.personId))
    .where(where)
    .orderBy(desc(erasures.askedAt), desc(erasures.id))
    .limit(limit);
}

export type ErasureRow = Awaited<ReturnType<typeof readErasures>>[number];

export function wireErasure(actor: Actor, { erasure, askerId, isNamed, ...row }: ErasureRow): Erasure {
  const asked = { ...erasure, askerId, isNamed };
  return {
    RequestCode: erasure.id,
    State: erasure.state,
    Reason: erasure.reason,
    AskedBy: row.askedBy,
    AskedAt: erasure.askedAt.toISOString(),
    DecidedBy: row.decidedBy,
    DecidedAt: erasure.decidedAt?.toISOString() ?? '',
    Comment: erasure.comment,
    People: row.people,
    Erased: row.erased,
    LeftOut: row.leftOut,
    MayDecide: canDecideErasure(actor, asked),
    MayWithdraw: canWithdrawErasure(actor, asked),
  };
}
