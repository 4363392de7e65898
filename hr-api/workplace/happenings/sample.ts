import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { newCode } from '../../platform/new-code';
import { daysAfter, startOf, type CalendarDate } from '../../platform/dates';
import { isEmployedOn, type SamplePerson } from '../../people/sample/sample';
import { wishes } from './tables';

type WishRow = typeof wishes.$inferInsert;

/** Everyone of the cast got a wish today and sent one, and has older ones; colleagues wished each other earlier this year. */
export async function loadWishes(db: Database, people: readonly SamplePerson[], today: CalendarDate): Promise<void> {
  const cast = people.filter(({ seat }) => seat.cast);
  const colleagues = people.filter(({ seat }) => !seat.cast && isEmployedOn(seat, today));
  const rows = [...cast, ...colleagues.filter((_, index) => index % 5 === 0)].flatMap((person, index) => {
    const other = colleagues[(index * 7 + 3) % colleagues.length];
    if (!other) return [];
    const older = [
      wish(other, person, 'Joining', daysAfter(today, -90)),
      wish(person, other, 'BirthDay', daysAfter(today, -35)),
    ];
    if (!person.seat.cast) return older;
    return [...older, wish(other, person, 'BirthDay', today), wish(person, other, 'Joining', today)];
  });
  await insertRows(db, wishes, rows);
}

const CONTENTS = {
  BirthDay: [
    'Happy birthday, and a good year ahead!',
    'All the best to you! May the day bring cake, and the year many good surprises.',
    'Happy birthday! It is a joy to work with you.',
  ],
  Joining: [
    'Congratulations on your anniversary with us!',
    'Another year together: thank you for your patience, your ideas and your humour.',
    'Congratulations! You make this a better place to work.',
  ],
} as const;

const IMAGES = {
  BirthDay: ['wish-cards/balloons.svg', null, 'wish-cards/bouquet.svg', 'wish-cards/cake.svg'],
  Joining: [null, 'wish-cards/summit.svg', 'wish-cards/thanks.svg'],
} as const;

function wish(from: SamplePerson, to: SamplePerson, kind: WishRow['kind'], on: CalendarDate): WishRow {
  const [contents, images] = [CONTENTS[kind], IMAGES[kind]];
  return {
    code: newCode(),
    kind,
    senderId: from.seat.personId,
    receiverId: to.seat.personId,
    content: contents[from.seat.number % contents.length] ?? contents[0],
    imagePath: images[from.seat.number % images.length] ?? null,
    sentAt: startOf(on),
  };
}
