import { and, eq, exists, gt, isNull, not, or, sql } from 'drizzle-orm';
import { MAX_JUSTIFICATION } from '../../../lib/contract/changes/change-rules';
import type { Handler } from '../../platform/calls/call';
import { amongIds } from '../../platform/db/among-ids';
import type { Database } from '../../platform/db/database';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { changes } from '../../people/changes/tables';
import { undoChanges } from '../../people/changes/make/undo-changes';
import { tagMembers, tagOwners } from '../../people/tags/tables';
import { findMoves, refusalOf } from './list-moves';
import { lockTag } from './lock-tag';
import { refuseTags } from './refuse-tags';

/** Takes a move back, all of it: one that is to come is cancelled, one in force corrected with the reason on record. */
export const undoTagMove: Handler<'undoTagMove'> = async ({ MoveCode, Reason }, context) => {
  const { db, now } = context;
  const today = dayOf(now);
  const reason = Reason.trim();
  const [sight] = await findMoves(context, { batch: MoveCode });
  if (!sight) throw new ApiError('not_found');
  await lockTag(db, sight.tagCode);
  const [move] = await findMoves(context, { batch: MoveCode });
  const refusal = move && refusalOf(move);
  if (refusal) throw refuseTags({ path: 'MoveCode', message: refusal });
  if (reason.length > MAX_JUSTIFICATION) throw refuseTags({ path: 'Reason', message: 'too_long' });
  if (sight.effectiveFrom <= today && reason === '') throw refuseTags({ path: 'Reason', message: 'required' });
  const made = await db.select().from(changes).where(eq(changes.batch, sight.batch));
  await undoChanges(context, made, reason);
  const own = { tagCode: sight.tagCode, changeIds: made.map(({ id }) => id) };
  if (await hasLostOwners(db, own, today)) throw refuseTags({ path: 'MoveCode', message: 'owner_gone' });
  return { Undone: made.length };
};

/** Whether somebody whom changes of a tag touched is, today or later, with a user who looks after the tag no longer. */
export async function hasLostOwners(
  db: Database,
  { changeIds, tagCode }: { readonly changeIds: readonly string[]; readonly tagCode: number },
  today: CalendarDate,
): Promise<boolean> {
  const owning = db
    .select({ one: sql`1` })
    .from(tagOwners)
    .where(
      and(
        eq(tagOwners.tagCode, tagCode),
        eq(tagOwners.employmentId, tagMembers.ownerId),
        sql`${tagOwners.validFrom} <= greatest(${tagMembers.validFrom}, ${today}::date)`,
        sql`coalesce(${tagOwners.validTo}, 'infinity') >= coalesce(${tagMembers.validTo}, 'infinity')`,
      ),
    );
  const [lost] = await db
    .select({ id: tagMembers.id })
    .from(changes)
    .innerJoin(tagMembers, and(eq(tagMembers.employmentId, changes.employmentId), eq(tagMembers.tagCode, tagCode)))
    .where(
      and(
        amongIds(changes.id, changeIds),
        or(isNull(tagMembers.validTo), gt(tagMembers.validTo, today)),
        not(exists(owning)),
      ),
    )
    .limit(1);
  return lost !== undefined;
}
