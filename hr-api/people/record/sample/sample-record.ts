import { sampleLocations } from '../../organisation/sample';
import type { CalendarDate } from '../../../platform/dates';
import type { Seat } from '../../sample/sample-seats';
import { bankRows } from './sample-accounts-at-banks';
import { educationRows, experienceRows } from './sample-careers';
import { identityRows, passportRows } from './sample-papers';
import { addressRows, contactRows, personalRows } from './sample-person-sections';
import { benefitRows, emergencyRows, familyRows } from './sample-relatives';
import { saved, type SampledPerson, type SampleRow } from './sample-row';

const SECTIONS: readonly ((sampled: SampledPerson) => SampleRow[])[] = [
  personalRows,
  contactRows,
  addressRows,
  familyRows,
  educationRows,
  experienceRows,
  bankRows,
  passportRows,
  identityRows,
  emergencyRows,
  benefitRows,
];

/** What somebody of the sample has filled in and when, before anything is computed from it. */
export function filledIn(
  { seat, person }: { readonly seat: Seat; readonly person: SampledPerson['person'] },
  today: CalendarDate,
): SampleRow[] {
  const { country } = sampleLocations[seat.location];
  const from = seat.joinedOn < today ? seat.joinedOn : today;
  return SECTIONS.flatMap((rowsOf) => rowsOf({ seat, person, country, today, from }));
}

/** What the record of somebody of the sample says and said; the same each time. Not everybody has filled in everything. */
export const sampleRecord = (sampled: Parameters<typeof filledIn>[0], today: CalendarDate): SampleRow[] =>
  filledIn(sampled, today).map((row) => saved(row, today));
