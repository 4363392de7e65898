import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { inTransaction } from '../../../platform/db/transaction';
import { dayOf } from '../../../platform/dates';
import { nameOfPerson } from '../notices/recipients';
import { tellPersons } from '../notices/tell-persons';
import { subjectsIn } from '../subject';
import { delegations } from '../tables';
import { workContext, type Working } from './working';

/** Tells everybody whose delegation is over that what is undecided is theirs alone again; by its days it was so already. */
export async function returnDelegations(working: Working): Promise<void> {
  const [subject] = subjectsIn(working.capabilities);
  if (!subject) return;
  const isOver = and(isNull(delegations.returnedAt), lte(delegations.validTo, dayOf(working.clock())));
  const over = await working.db.select({ id: delegations.id }).from(delegations).where(isOver);
  for (const { id } of over)
    await inTransaction(working.db, async (db) => {
      const context = workContext(working, db, 'delegations');
      const [ended] = await db
        .update(delegations)
        .set({ returnedAt: context.now })
        .where(and(eq(delegations.id, id), isOver))
        .returning();
      if (!ended || ended.stoppedAt) return;
      const delegate = await nameOfPerson(db, ended.toId);
      const noticeFor = (language: Language) =>
        ({ kind: 'returned', language, values: { delegate }, about: '', words: '' }) as const;
      await tellPersons(context, [ended.fromId], {
        kind: 'returned',
        page: subject.page,
        code: '',
        aboutId: ended.toId,
        noticeFor,
      });
    });
}
