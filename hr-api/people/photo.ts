import { and, asc, eq, or, sql } from 'drizzle-orm';
import { stageOf } from '../../lib/contract/call';
import { OWN_PHOTO } from '../../lib/contract/people/own-photo';
import type { Actor } from '../platform/calls/call';
import type { Database } from '../platform/db/database';
import type { StoredFile } from '../platform/files/storage/store';
import { storedFiles } from '../platform/files/tables';
import { namedTo } from './colleagues';
import type { CalendarDate } from '../platform/dates';
import { employments, personPhotos, persons } from './tables';

/** Whether there is a photo of the person in the row, so that nobody asks for one in vain. */
export const hasPhoto = sql<boolean>`exists (select 1 from ${personPhotos} where ${personPhotos.personId} = ${persons.id})`;

/**
 * The photo of the person with a number, the actor's own with `OWN_PHOTO`, if the actor may know that person: themself at all times, others by `namedTo` once
 * no gate keeps them.
 */
export async function findPhoto(
  db: Database,
  actor: Actor,
  { empid, today }: { empid: string; today: CalendarDate },
): Promise<StoredFile | null> {
  const [row] = await db
    .select({ file: storedFiles })
    .from(persons)
    .innerJoin(personPhotos, eq(personPhotos.personId, persons.id))
    .innerJoin(storedFiles, eq(storedFiles.id, personPhotos.fileId))
    .leftJoin(employments, eq(employments.personId, persons.id))
    .where(
      and(
        empid === OWN_PHOTO ? eq(persons.id, actor.personId) : eq(sql`lower(${persons.empid})`, empid.toLowerCase()),
        or(eq(persons.id, actor.personId), stageOf(actor.flag) === 'full' ? namedTo(actor, today) : undefined),
      ),
    )
    .orderBy(asc(employments.validFrom))
    .limit(1);
  return row?.file ?? null;
}
