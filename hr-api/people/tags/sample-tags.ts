import { languages } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import { insertRows } from '../../platform/insert-rows';
import { texts } from '../../platform/texts/tables';
import { textRows } from '../organisation/sample';
import { isEmployedOn, type SamplePerson } from '../sample/sample';
import type { Seat } from '../sample/sample-seats';
import { tagKinds, tagMembers, tagOwners } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

type Key = keyof typeof en;
type Owners = Record<Key, readonly [Seat, ...Seat[]]>;

const names: Record<(typeof languages)[number], Record<Key, string>> = { de, en, es, fr, ja, zh };
const keys = Object.keys(en) as Key[];
const codeOf = (key: Key) => keys.indexOf(key) + 1;

/** In a large organisation the others have none, so that loading it takes no longer for their sake. */
const PEOPLE_WITH_TAGS = 400;

/** When an owner handed the second half of a tag's people over, in days before today. */
const HANDED_OVER_DAYS = 120;

/** What somebody is tagged as, by who they are. */
const hasTag: Record<Key, (seat: Seat) => boolean> = {
  mentoring: ({ cast, number }) => cast?.empid === 'E1001' || number % 9 === 4,
  remote: ({ cast, number }) => cast?.empid === 'E1001' || cast?.empid === 'E1010' || number % 5 === 2,
  'first-aid': ({ cast, number }) => cast?.empid === 'E1001' || cast?.empid === 'E1008' || number % 14 === 3,
  graduate: ({ level }) => level === 'trainee',
  relocation: ({ cast, number }) => cast?.empid === 'E1013' || number % 23 === 6,
};

/** Loads the tags of the sample organisation, who owns them, and who of the first people has them. */
export async function loadTags(
  db: Database,
  people: readonly SamplePerson[],
  { today, records = PEOPLE_WITH_TAGS }: { readonly today: CalendarDate; readonly records?: number | undefined },
): Promise<void> {
  await insertRows(db, texts, textRows('tag', names));
  await insertRows(
    db,
    tagKinds,
    keys.map((key) => ({ code: codeOf(key), name: en[key], textCode: key, position: codeOf(key) })),
  );
  const seats = people.map(({ seat }) => seat);
  const owners = ownersIn(seats, today);
  await insertRows(
    db,
    tagOwners,
    keys.flatMap((key) =>
      owners[key].map(({ employmentId, joinedOn }) => ({ tagCode: codeOf(key), employmentId, validFrom: joinedOn })),
    ),
  );
  await insertRows(
    db,
    tagMembers,
    seats
      .slice(0, records)
      .flatMap((seat) =>
        keys.filter((key) => hasTag[key](seat)).flatMap((key) => memberRows(seat, key, owners[key], today)),
      ),
  );
}

/** HR looks after people wherever they work, the head of the laboratory after those who help in an emergency. */
function ownersIn(seats: readonly Seat[], today: CalendarDate): Owners {
  const active = seats.filter((seat) => isEmployedOn(seat, today));
  const one = (is: (seat: Seat) => boolean) => {
    const found = active.find(is);
    if (!found) throw new Error('nobody is there to own a tag');
    return found;
  };
  const partner = one(({ cast }) => cast?.empid === 'E1004');
  const talent = one(({ unit, leads }) => unit === 'talent' && leads);
  const safety = one(({ unit, leads }) => unit === 'test-laboratory' && leads);
  const people = one(({ unit, leads }) => unit === 'people' && leads);
  return {
    mentoring: [talent, partner],
    remote: [partner, people],
    'first-aid': [safety],
    graduate: [talent],
    relocation: [partner],
  };
}

/** Of a tag with two owners the second one took over every other person a while ago. */
function memberRows(seat: Seat, key: Key, [first, second]: Owners[Key], today: CalendarDate) {
  const { employmentId, joinedOn, leftOn: validTo } = seat;
  const validFrom = joinedOn > first.joinedOn ? joinedOn : first.joinedOn;
  if (seat === first || (validTo && validTo <= validFrom)) return [];
  const row = { tagCode: codeOf(key), employmentId };
  const handedOver = daysAfter(today, -HANDED_OVER_DAYS);
  const isHandedOver = second && second !== seat && second.joinedOn <= handedOver && seat.number % 2 === 0;
  if (!isHandedOver || validFrom >= handedOver || (validTo && validTo <= handedOver))
    return [{ ...row, ownerId: first.employmentId, validFrom, validTo }];
  return [
    { ...row, ownerId: first.employmentId, validFrom, validTo: handedOver },
    { ...row, ownerId: second.employmentId, validFrom: handedOver, validTo },
  ];
}
