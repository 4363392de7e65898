import { and, asc, eq, or, sql } from 'drizzle-orm';
import { stageOf } from '../../lib/contract/call';
import { OWN_PHOTO } from '../../lib/contract/people/own-photo';
import type { Actor } from '../platform/calls/call';
import type { Database } from '../platform/db/database';
import { prepareOnce } from '../platform/db/prepare-once';
import type { StoredFile } from '../platform/files/storage/store';
import { storedFiles } from '../platform/files/tables';
import { namedTo } from './colleagues';
import type { CalendarDate } from '../platform/dates';
import { employments, personPhotos, persons } from './tables';
import { anyViewer, viewerValues } from './visibility';

/** Whether there is a photo of the person in the row, so that nobody asks for one in vain. */
export const hasPhoto = sql<boolean>`exists (select 1 from ${personPhotos} where ${personPhotos.personId} = ${persons.id})`;

/** One question, planned once: a page asks it of every face it shows. */
const photoByNumber = prepareOnce('photo_by_number', (db) => {
  const { placeholder } = sql;
  const isTheirs = eq(persons.id, anyViewer.personId);
  return db
    .select({ file: storedFiles })
    .from(persons)
    .innerJoin(personPhotos, eq(personPhotos.personId, persons.id))
    .innerJoin(storedFiles, eq(storedFiles.id, personPhotos.fileId))
    .leftJoin(employments, eq(employments.personId, persons.id))
    .where(
      and(
        eq(sql`lower(${persons.empid})`, placeholder('empid')),
        or(isTheirs, and(sql`${placeholder('isFull')}::boolean`, namedTo(anyViewer, placeholder('today')))),
      ),
    )
    .orderBy(asc(employments.validFrom))
    .limit(1);
});

const ownPhoto = prepareOnce('photo_of_oneself', (db) =>
  db
    .select({ file: storedFiles })
    .from(personPhotos)
    .innerJoin(storedFiles, eq(storedFiles.id, personPhotos.fileId))
    .where(eq(personPhotos.personId, sql.placeholder('personId'))),
);

/**
 * The photo of the person with a number, the actor's own with `OWN_PHOTO`, if the actor may know that person: themself at all times,
 * others by `namedTo` once no gate keeps them.
 */
export async function findPhoto(
  db: Database,
  actor: Actor,
  { empid, today }: { empid: string; today: CalendarDate },
): Promise<StoredFile | null> {
  const isFull = stageOf(actor.flag) === 'full';
  const [row] =
    empid === OWN_PHOTO
      ? await ownPhoto(db).execute({ personId: actor.personId })
      : await photoByNumber(db).execute({
          ...viewerValues(actor, today),
          ...{ empid: empid.toLowerCase(), today, isFull },
        });
  return row?.file ?? null;
}
