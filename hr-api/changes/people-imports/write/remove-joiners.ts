import type { ImportContext, RowOfFile } from '../../../workplace/imports/import-kind';
import { removePeople } from '../../joining/remove-people';
import type { PersonMemory } from '../planning';

/** Removes whom an import added, their changes being taken back. */
export async function removeJoiners(context: ImportContext, rows: readonly RowOfFile[]): Promise<void> {
  const people = rows.flatMap(({ key, memory }) => {
    const { joins, employment, person, from, comesBack = false }: PersonMemory = memory;
    return joins && employment && person ? [{ employmentId: employment, personId: person, from, comesBack, key }] : [];
  });
  await removePeople(context, people, { batch: context.batch, reason: 'Import taken back' });
}
