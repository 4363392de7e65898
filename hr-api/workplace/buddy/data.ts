import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Actor, CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { openRoutes } from '../shell/pages/open-routes';
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

/** Every task in a language or else in English, with a person's marks, in the order in which they are shown. */
export async function everyTask(db: Database, actor: Pick<Actor, 'accountId'>, language: Language) {
  return db
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
}

/** The tasks that the caller may be walked through in their active role. */
export async function tasksFor(context: Pick<CallContext, 'actor' | 'db' | 'language' | 'services'>) {
  const { actor, db, language } = context;
  const tasks = await everyTask(db, actor, language);
  const routes = await openRoutes(context);
  return tasks.filter((task) => canBeWalkedThrough({ flag: actor.flag, routes }, task));
}

type TaskText = Pick<typeof buddyTaskTexts.$inferSelect, 'name' | 'header' | 'footer' | 'steps'>;

/** Stores what a task says in one language; a language that had no text takes the category's name along. */
export async function storeTaskText(
  db: Database,
  task: { readonly id: string; readonly categoryName: string },
  text: TaskText,
  language: Language,
): Promise<void> {
  await db
    .insert(buddyTaskTexts)
    .values({ taskId: task.id, language, categoryName: task.categoryName, ...text })
    .onConflictDoUpdate({ target: [buddyTaskTexts.taskId, buddyTaskTexts.language], set: text });
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
