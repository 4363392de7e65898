import { Readable } from 'node:stream';
import type { Database } from '../../platform/db/database';
import type { FileStore } from '../../platform/files/storage/store';
import { storedFiles } from '../../platform/files/tables';
import { insertRows } from '../../platform/insert-rows';
import { startOf, type CalendarDate } from '../../platform/dates';
import type { SamplePerson } from './sample';
import { drawPortrait } from './sample-portraits';
import { personPhotos } from '../tables';

/** In a large organisation the others have none, so that loading it takes no longer for their sake. */
const SEATS_WITH_PHOTOS = 400;

/** The cast and about half of the first colleagues have a photo. */
export async function loadPhotos(
  db: Database,
  people: readonly SamplePerson[],
  { files, today }: { files: FileStore; today: CalendarDate },
): Promise<void> {
  await files.folder(db);
  const photos = await Promise.all(
    people.filter(hasPhoto).map(async ({ seat }) => {
      const file = await files.write(db, Readable.from(drawPortrait(seat.number + 11)), startOf(today));
      return { file, personId: seat.personId };
    }),
  );
  await insertRows(
    db,
    storedFiles,
    photos.map(({ file }) => file),
  );
  await insertRows(
    db,
    personPhotos,
    photos.map(({ file, personId }) => ({ personId, fileId: file.id })),
  );
}

const hasPhoto = ({ seat }: SamplePerson) =>
  seat.cast !== null || (seat.number < SEATS_WITH_PHOTOS && seat.number % 2 === 0);
