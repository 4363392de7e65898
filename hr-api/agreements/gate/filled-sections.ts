import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { hasPhoto } from '../../people/photo';
import { persons } from '../../people/tables';
import type { SectionCode } from './profile-sections';

/** The sections of a person's profile that hold something; what the record has no place for yet is still to be filled in. */
export async function findFilledSections(db: Database, personId: string): Promise<ReadonlySet<SectionCode>> {
  const [person] = await db
    .select({
      bornOn: persons.bornOn,
      nationality: persons.nationality,
      phone: persons.phone,
      homeAddress: persons.homeAddress,
      emergencyContact: persons.emergencyContact,
      hasPhoto,
    })
    .from(persons)
    .where(eq(persons.id, personId));
  const filled: readonly [SectionCode, unknown][] = [
    ['1', person?.bornOn && person.nationality],
    ['2', person?.hasPhoto],
    ['3', person?.phone],
    ['4', person?.homeAddress],
    ['11', person?.emergencyContact],
  ];
  return new Set(filled.filter(([, value]) => value).map(([code]) => code));
}
