import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { hasPhoto } from '../../people/photo';
import { employments, persons } from '../../people/tables';
import { textsOf } from '../../platform/texts/data';
import { arrivedUntil } from './rules';
import { wishes, wishImages, type WishKind } from './tables';

/** How many wishes a person sent since an instant, and how many have arrived. */
export async function countWishes(
  db: Database,
  personId: string,
  { since, until }: { since: Date; until: Date },
): Promise<{ received: number; sent: number }> {
  const count = { count: sql<number>`count(*)::int` };
  const sentUntil = (last: Date) => and(gte(wishes.sentAt, since), lte(wishes.sentAt, last));
  const [received] = await db
    .select(count)
    .from(wishes)
    .where(and(eq(wishes.receiverId, personId), sentUntil(arrivedUntil(until))));
  const [sent] = await db
    .select(count)
    .from(wishes)
    .where(and(eq(wishes.senderId, personId), sentUntil(until)));
  return { received: received?.count ?? 0, sent: sent?.count ?? 0 };
}

const imageNames = (language: Language) => textsOf('wish-image', language, 'image_texts');

/** The gallery, in its order. */
export async function listImages(db: Database, language: Language): Promise<{ path: string; name: string }[]> {
  const names = imageNames(language);
  return db
    .select({ path: wishImages.path, name: sql<string>`coalesce(${names.name}, ${wishImages.path})` })
    .from(wishImages)
    .leftJoin(names, eq(names.code, wishImages.path))
    .orderBy(asc(wishImages.position), asc(wishImages.path));
}

export async function isInGallery(db: Database, path: string): Promise<boolean> {
  const found = await db.select({ path: wishImages.path }).from(wishImages).where(eq(wishImages.path, path));
  return found.length > 0;
}

/** What somebody has wished others already for some days, as `kind-day-receiver`. */
export async function listWishedBy(
  db: Database,
  senderId: string,
  days: readonly CalendarDate[],
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ kind: wishes.kind, on: wishes.occasionOn, receiverId: wishes.receiverId })
    .from(wishes)
    .where(and(eq(wishes.senderId, senderId), inArray(wishes.occasionOn, [...days])));
  return new Set(rows.map(({ kind, on, receiverId }) => wishedKey(kind, on ?? '', receiverId)));
}

/** Whether somebody has wished another something for a day. Whoever asks twice at once is answered one after the other. */
export async function hasWished(
  db: Database,
  senderId: string,
  { kind, on, receiverId }: { kind: WishKind; on: CalendarDate; receiverId: string },
): Promise<boolean> {
  await db.select({ id: persons.id }).from(persons).where(eq(persons.id, senderId)).for('update');
  return (await listWishedBy(db, senderId, [on])).has(wishedKey(kind, on, receiverId));
}

export const wishedKey = (kind: WishKind, on: CalendarDate, receiverId: string) => `${kind}-${on}-${receiverId}`;

export async function insertWish(db: Database, wish: typeof wishes.$inferInsert): Promise<string> {
  const [row] = await db.insert(wishes).values(wish).returning({ id: wishes.id });
  if (!row) throw new Error('The wish was not stored');
  return row.id;
}

/** Whether a wish was for the day itself on which the receiver joined. */
const isWelcome = sql<boolean>`(${wishes.kind} = 'Joining' and exists (
  select 1 from ${employments} joined where joined.person_id = ${wishes.receiverId} and joined.valid_from = ${wishes.occasionOn}))`;

/** Takes a wish back that has not arrived yet; answers its id, or what is in the way. */
export async function withdrawWish(
  db: Database,
  { senderId, code, now }: { senderId: string; code: string; now: Date },
): Promise<{ readonly id: string } | 'arrived' | 'unknown'> {
  const isIt = and(eq(wishes.senderId, senderId), eq(wishes.code, code));
  const [taken] = await db
    .delete(wishes)
    .where(and(isIt, gt(wishes.sentAt, arrivedUntil(now))))
    .returning({ id: wishes.id });
  return taken ?? ((await db.$count(wishes, isIt)) > 0 ? 'arrived' : 'unknown');
}

/** What a person was wished since an instant, the newest first, with who wished it. */
export async function listReceived(
  db: Database,
  receiverId: string,
  { since, now, language, limit }: { since: Date; now: Date; language: Language; limit: number },
) {
  const names = imageNames(language);
  return db
    .select({
      code: wishes.code,
      kind: wishes.kind,
      isWelcome,
      name: persons.name,
      empid: persons.empid,
      hasPhoto,
      content: wishes.content,
      imagePath: wishes.imagePath,
      imageName: names.name,
      sentAt: wishes.sentAt,
    })
    .from(wishes)
    .innerJoin(persons, eq(persons.id, wishes.senderId))
    .leftJoin(names, eq(names.code, wishes.imagePath))
    .where(and(eq(wishes.receiverId, receiverId), gte(wishes.sentAt, since), lte(wishes.sentAt, arrivedUntil(now))))
    .orderBy(desc(wishes.sentAt), asc(wishes.code))
    .limit(limit);
}
