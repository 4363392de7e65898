import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../lib/contract/languages';
import type { Actor } from '../call';
import type { Database } from '../db/database';
import { routesOf } from '../shell/data';
import { canBeWalkedThrough } from './policy';
import { buddyTaskMarks, buddyTasks, buddyTaskTexts, tourBuddies, tourImages } from './tables';

/** Everybody whom a person can take along, in the order in which they are offered. */
export async function listImages(db: Database) {
  return db.select().from(tourImages).orderBy(asc(tourImages.position));
}

/** Whom an account takes along, by name; null where it has not chosen. */
export async function buddyOf(db: Database, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: tourBuddies.imageName })
    .from(tourBuddies)
    .where(eq(tourBuddies.accountId, accountId));
  return row?.name ?? null;
}

export async function storeBuddy(db: Database, accountId: string, imageName: string, now: Date): Promise<void> {
  await db
    .insert(tourBuddies)
    .values({ accountId, imageName, chosenAt: now })
    .onConflictDoUpdate({ target: tourBuddies.accountId, set: { imageName, chosenAt: now } });
}

/** The tasks that the active role may be walked through, in a language or else in English, with the person's marks. */
export async function tasksFor(db: Database, actor: Actor, language: Language) {
  const rows = await db
    .selectDistinctOn([buddyTasks.position, buddyTasks.id], {
      id: buddyTasks.id,
      code: buddyTasks.code,
      module: buddyTasks.module,
      link: buddyTasks.link,
      categoryName: buddyTaskTexts.categoryName,
      name: buddyTaskTexts.name,
      header: buddyTaskTexts.header,
      footer: buddyTaskTexts.footer,
      steps: buddyTaskTexts.steps,
      isDone: sql<boolean>`${buddyTaskMarks.doneAt} is not null`,
    })
    .from(buddyTasks)
    .innerJoin(buddyTaskTexts, eq(buddyTaskTexts.taskId, buddyTasks.id))
    .leftJoin(
      buddyTaskMarks,
      and(eq(buddyTaskMarks.taskId, buddyTasks.id), eq(buddyTaskMarks.accountId, actor.accountId)),
    )
    .where(inArray(buddyTaskTexts.language, [language, 'en']))
    .orderBy(asc(buddyTasks.position), asc(buddyTasks.id), desc(eq(buddyTaskTexts.language, language)));
  const routes = await routesOf(db, actor.roleCode);
  return rows.filter((task) => canBeWalkedThrough({ flag: actor.flag, routes }, task));
}

/** Notes that a person has been walked through a task; false where that was noted already. */
export async function storeMark(db: Database, accountId: string, taskId: string, now: Date): Promise<boolean> {
  const stored = await db
    .insert(buddyTaskMarks)
    .values({ accountId, taskId, doneAt: now })
    .onConflictDoNothing()
    .returning({ taskId: buddyTaskMarks.taskId });
  return stored.length > 0;
}
