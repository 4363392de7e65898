import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { textRows } from '../../people/organisation/sample';
import { newCode } from '../../platform/new-code';
import { daysAfter, startOf, type CalendarDate } from '../../platform/dates';
import { isEmployedOn, type SamplePerson } from '../../people/sample/sample';
import { texts } from '../../platform/texts/tables';
import { tasks } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

/** What there is to do. */
const CAUSES = Object.keys(en) as readonly (keyof typeof en)[];

/** Where whoever has done it says so. */
const LINK = 'tracker/mytasks';

/** Two pending tasks and a finished one for each of the cast, one for every other colleague. */
export async function loadTasks(db: Database, people: readonly SamplePerson[], today: CalendarDate): Promise<void> {
  const rows = people
    .filter(({ seat }) => isEmployedOn(seat, today))
    .flatMap(({ seat }) => {
      const task = (turn: number) => {
        const textCode = CAUSES[(seat.number + turn) % CAUSES.length];
        if (!textCode) throw new Error('nothing to do');
        return {
          code: newCode(),
          employmentId: seat.employmentId,
          title: en[textCode],
          textCode,
          link: LINK,
          dueOn: daysAfter(today, turn * 5 - 2),
          createdAt: startOf(daysAfter(today, -10 - turn)),
          doneAt: null as Date | null,
        };
      };
      if (!seat.cast) return seat.number % 2 === 0 ? [task(1)] : [];
      return [task(0), task(1), { ...task(2), doneAt: startOf(daysAfter(today, -3)) }];
    });
  await insertRows(db, texts, textRows('task', { de, en, es, fr, ja, zh }));
  await insertRows(db, tasks, rows);
}
