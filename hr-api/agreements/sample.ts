import { randomUUID } from 'node:crypto';
import { languages } from '../../lib/contract/platform/languages';
import type { Database } from '../platform/db/database';
import { insertRows } from '../platform/insert-rows';
import { sampleUnits, type UnitCode } from '../people/organisation/sample';
import { newCode } from '../platform/new-code';
import { daysAfter, daysBetween, startOf, type CalendarDate } from '../platform/dates';
import { isEmployedOn, type SamplePerson } from '../people/sample/sample';
import { acceptances, conductAudiences, conducts, conductTexts } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

const words: Record<(typeof languages)[number], typeof en> = { de, en, es, fr, ja, zh };

type ConductRow = typeof conducts.$inferInsert;

interface SampleConduct {
  readonly series: keyof typeof en;
  readonly version: number;
  readonly kind: ConductRow['kind'];
  /** Negative for one that is planned. */
  readonly publishedDaysAgo: number;
  readonly sectionCodes?: string[];
  readonly audience: Pick<typeof conductAudiences.$inferInsert, 'kind' | 'value'>;
  readonly concerns: (person: SamplePerson) => boolean;
  /** Who of the cast has still to accept it. */
  readonly pendingFor?: string;
}

const LETTER_FOR = 'E1011';

const sampleConducts = (letterPersonId: string, readerId: string): readonly SampleConduct[] => [
  {
    series: 'code-of-conduct',
    version: 1,
    kind: 'html',
    publishedDaysAgo: 700,
    audience: { kind: 'everyone', value: '' },
    concerns: ({ seat }) => seat.cast !== null,
  },
  {
    series: 'code-of-conduct',
    version: 2,
    kind: 'html',
    publishedDaysAgo: 30,
    audience: { kind: 'everyone', value: '' },
    concerns: ({ seat }) => seat.cast !== null || seat.number % 13 !== 5,
    pendingFor: 'E1008',
  },
  {
    series: 'information-security',
    version: 1,
    kind: 'placeholder-pdf',
    publishedDaysAgo: 60,
    audience: { kind: 'unit', value: 'manufacturing' },
    concerns: ({ seat }) => isBelow(seat.unit, 'manufacturing'),
    pendingFor: 'E1009',
  },
  {
    series: 'record-check',
    version: 1,
    kind: 'profile-sections',
    publishedDaysAgo: 20,
    sectionCodes: ['2', '35'],
    audience: { kind: 'location', value: 'barcelona' },
    concerns: ({ seat }) => seat.location === 'barcelona',
    pendingFor: 'E1010',
  },
  {
    // Comes into force while the sample is in use, so of the cast it asks only who is asked already.
    series: 'record-check',
    version: 2,
    kind: 'profile-sections',
    publishedDaysAgo: -14,
    sectionCodes: ['2', '35'],
    audience: { kind: 'unit', value: 'customer-success' },
    concerns: () => false,
  },
  {
    series: 'confidentiality',
    version: 1,
    kind: 'signed-letter',
    publishedDaysAgo: 5,
    audience: { kind: 'person', value: letterPersonId },
    concerns: () => false,
    pendingFor: LETTER_FOR,
  },
  {
    series: 'employee-handbook',
    version: 1,
    kind: 'pdf',
    publishedDaysAgo: 3,
    audience: { kind: 'person', value: readerId },
    concerns: () => false,
  },
];

function isBelow(unit: UnitCode, above: UnitCode): boolean {
  const { parent } = sampleUnits[unit];
  return unit === above || (parent !== null && isBelow(parent, above));
}

const MINUTE = 60_000;
const DAYS_TO_ACCEPT = 12;

/** People accept an agreement at work, within some days after they are first asked, and all before today. */
function acceptedAt({ seat }: SamplePerson, publishedOn: CalendarDate, today: CalendarDate): Date {
  const askedOn = seat.joinedOn > publishedOn ? seat.joinedOn : publishedOn;
  if (askedOn >= today) return startOf(askedOn);
  const days = (seat.number * 7) % Math.min(DAYS_TO_ACCEPT, daysBetween(askedOn, today));
  const minutes = 8 * 60 + ((seat.number * 37) % (10 * 60));
  return new Date(startOf(daysAfter(askedOn, days)).getTime() + minutes * MINUTE);
}

/**
 * Agreements that nearly everyone here has accepted: not one person of the cast each, nor those who have only just joined, and one
 * that comes into force in two weeks.
 */
export async function loadConducts(db: Database, people: readonly SamplePerson[], today: CalendarDate): Promise<void> {
  const employed = people.filter(({ seat }) => isEmployedOn(seat, today));
  const accepting = employed.filter(({ seat }) => seat.cast ?? seat.joinedOn < daysAfter(today, -30));
  const letterPerson = people.find(({ seat }) => seat.empid === LETTER_FOR);
  if (!letterPerson) throw new Error(`${LETTER_FOR} is missing`);
  // Somebody who has no password and has accepted all else.
  const reader = accepting.findLast(({ seat }) => seat.cast === null && !seat.leads);
  if (!reader) throw new Error('Nobody is there to read the handbook');
  for (const conduct of sampleConducts(letterPerson.seat.personId, reader.seat.personId)) {
    const id = randomUUID();
    const publishedOn = daysAfter(today, -conduct.publishedDaysAgo);
    await insertRows(db, conducts, [
      {
        id,
        code: newCode(),
        series: conduct.series,
        version: conduct.version,
        kind: conduct.kind,
        sectionCodes: conduct.sectionCodes ?? [],
        publishedAt: startOf(publishedOn),
      },
    ]);
    const texts = languages.map((language) => ({ conductId: id, language, ...words[language][conduct.series] }));
    await insertRows(db, conductTexts, texts);
    await insertRows(db, conductAudiences, [{ conductId: id, ...conduct.audience }]);
    const accepted = accepting.filter((person) => conduct.concerns(person) && person.seat.empid !== conduct.pendingFor);
    await insertRows(
      db,
      acceptances,
      accepted.map((person) => ({
        conductId: id,
        personId: person.seat.personId,
        acceptedAt: acceptedAt(person, publishedOn, today),
      })),
    );
  }
}
