import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TagMove } from '../../../lib/contract/changes/tags';
import type { TagUndoRefusal } from '../../../lib/contract/changes/tag-rules';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, wireDate, wireInstant } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { changes } from '../../people/changes/tables';
import { employments } from '../../people/tables';
import { namedRows } from '../../platform/lookups/named-rows';
import { tagKinds } from '../../people/tags/tables';
import { visibleTo } from '../../people/visibility';
import { nameAccounts, nameEmployments, peopleOfMoves } from './name-people';

export const MOVES_PER_PAGE = 20;

type Reader = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

export interface MoveQuestion {
  /** Of any tag without it. */
  readonly tagCode?: number;
  /** Of anybody without it. */
  readonly employmentId?: string;
  /** The number of the last move that is there already. */
  readonly before?: number;
  readonly batch?: string;
}

const tagOf = sql<number>`(${changes.after} ->> 'tag_code')::int`;
const later = alias(changes, 'later');

/** A later change of the same tag of one of the people, which was not taken back. */
const standsOnIt = sql<boolean>`bool_or(exists (select 1 from ${changes} ${sql.raw('"later"')} where ${and(
  eq(later.kind, 'tag'),
  eq(later.employmentId, changes.employmentId),
  sql`${later.after} ->> 'tag_code' = ${changes.after} ->> 'tag_code'`,
  sql`${later.number} > ${changes.number}`,
  eq(later.state, 'made'),
)}))`;

/** Moves that touch somebody whom the reader sees, the latest first. */
export async function findMoves({ actor, db, now }: Reader, question: MoveQuestion) {
  const { tagCode, employmentId, before, batch } = question;
  const isSeen = sql`${visibleTo(actor, dayOf(now), 'one')}`;
  const touches = employmentId
    ? sql`${changes.batch} in (select batch from ${changes} where employment_id = ${employmentId} and kind = 'tag')`
    : undefined;
  const number = sql<number>`max(${changes.number})::int`;
  const having: (SQL | undefined)[] = [
    sql`bool_or(${isSeen})`,
    before === undefined ? undefined : sql`${number} < ${before}`,
  ];
  return db
    .select({
      batch: changes.batch,
      number,
      tagCode: sql<number>`min(${tagOf})`,
      ownerId: sql<string | null>`min(${changes.after} ->> 'owner_id')`,
      effectiveFrom: sql<string>`min(${changes.effectiveFrom})::text`,
      justification: sql<string>`min(${changes.justification})`,
      madeAt: sql<Date>`min(${changes.madeAt})`.mapWith(changes.madeAt),
      madeBy: sql<string>`min(${changes.madeBy}::text)`,
      roleCode: sql<number>`min(${changes.roleCode})`,
      state: sql<string>`min(${changes.state})`,
      undoneAt: sql<Date | null>`min(${changes.undoneAt})`.mapWith(changes.undoneAt),
      undoneBy: sql<string | null>`min(${changes.undoneBy}::text)`,
      undoneRole: sql<number | null>`min(${changes.undoneRole})`,
      undoneBecause: sql<string>`min(${changes.undoneBecause})`,
      seen: sql<number>`(count(*) filter (where ${isSeen}))::int`,
      areAllKept: sql<boolean>`bool_and(${isSeen} and ${employments.personId} <> ${actor.personId})`,
      hasLater: standsOnIt,
    })
    .from(changes)
    .innerJoin(employments, eq(employments.id, changes.employmentId))
    .where(
      and(
        eq(changes.kind, 'tag'),
        tagCode === undefined ? undefined : sql`${tagOf} = ${tagCode}`,
        batch === undefined ? undefined : sql`${changes.batch}::text = ${batch}`,
        touches,
      ),
    )
    .groupBy(changes.batch)
    .having(and(...having))
    .orderBy(desc(number))
    .limit(MOVES_PER_PAGE);
}

type FoundMove = Awaited<ReturnType<typeof findMoves>>[number];

/** Why the reader cannot take a move back; empty where they can. */
export function refusalOf({ state, areAllKept, hasLater }: FoundMove): TagUndoRefusal | '' {
  if (state !== 'made') return 'undone_already';
  if (!areAllKept) return 'outside_scope';
  return hasLater ? 'later_change' : '';
}

/** Moves as the wire has them: who moved whom from whom to whom, as what, when and why, and what became of it. */
export async function listMoves(reader: Reader, question: MoveQuestion): Promise<TagMove[]> {
  const { db, actor, language, now } = reader;
  const today = dayOf(now);
  const moves = await findMoves(reader, question);
  const people = await peopleOfMoves(
    reader,
    moves.map(({ batch }) => batch),
  );
  const kinds = await namedRows(db, { table: tagKinds, texts: 'tag' }, language);
  const roleNames = await namesOf(db, 'role', language);
  const owners = moves.flatMap(({ batch, ownerId }) => [
    ownerId,
    ...(people.get(batch)?.from ?? []).map(({ ownerId: id }) => id),
  ]);
  const employmentOf = await nameEmployments(db, actor, { ids: owners, today });
  const accountOf = await nameAccounts(db, actor, {
    ids: moves.flatMap(({ madeBy, undoneBy }) => [madeBy, undoneBy]),
    today,
  });
  const roleName = (code: number | null) => roleNames.get(String(code)) ?? '';
  return moves.map((move) => {
    const UndoRefusal = refusalOf(move);
    return {
      MoveCode: move.batch,
      TagCode: String(move.tagCode),
      TagName: kinds.find(({ code }) => code === move.tagCode)?.name ?? '',
      MovedTo: move.ownerId === null ? null : employmentOf(move.ownerId),
      MovedFrom: (people.get(move.batch)?.from ?? []).map(({ ownerId, count }) => ({
        User: ownerId === null ? null : employmentOf(ownerId),
        Count: count,
      })),
      Count: move.seen,
      People: people.get(move.batch)?.first ?? [],
      EffectiveFrom: wireDate(move.effectiveFrom),
      Justification: move.justification,
      By: accountOf(move.madeBy),
      RoleName: roleName(move.roleCode),
      At: wireInstant(move.madeAt),
      State: move.state !== 'made' ? 'undone' : move.effectiveFrom > today ? 'planned' : 'applied',
      Undone:
        move.undoneAt && move.undoneBy
          ? {
              By: accountOf(move.undoneBy),
              RoleName: roleName(move.undoneRole),
              At: wireInstant(move.undoneAt),
              Reason: move.undoneBecause,
            }
          : null,
      CanUndo: UndoRefusal === '',
      UndoRefusal,
      Position: String(move.number),
    };
  });
}
