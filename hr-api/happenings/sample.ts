import type { Database } from '../db/database';
import { insertRows } from '../insert-rows';
import { newCode } from '../people/codes';
import { daysAfter, startOf, type CalendarDate } from '../people/dates';
import { isEmployedOn, type SamplePerson } from '../people/sample';
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

function wish(from: SamplePerson, to: SamplePerson, kind: WishRow['kind'], on: CalendarDate): WishRow {
  const content =
    kind === 'BirthDay' ? 'Happy birthday, and a good year ahead!' : 'Congratulations on your anniversary with us!';
  return {
    code: newCode(),
    kind,
    senderId: from.seat.personId,
    receiverId: to.seat.personId,
    content,
    sentAt: startOf(on),
  };
}
