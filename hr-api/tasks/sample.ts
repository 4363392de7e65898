import type { Database } from '../db/database';
import { insertRows } from '../insert-rows';
import { newCode } from '../people/codes';
import { daysAfter, startOf, type CalendarDate } from '../people/dates';
import { isEmployedOn, type SamplePerson } from '../people/sample';
import { tasks } from './tables';

const TITLES = [
  'Review the test report',
  'Update the delivery plan',
  'Answer the audit questions',
  'Prepare the handover',
];

/** Two pending tasks and a finished one for each of the cast, one for every other colleague. */
export async function loadTasks(db: Database, people: readonly SamplePerson[], today: CalendarDate): Promise<void> {
  const rows = people
    .filter(({ seat }) => isEmployedOn(seat, today))
    .flatMap(({ seat }) => {
      const task = (turn: number) => ({
        code: newCode(),
        employmentId: seat.employmentId,
        title: TITLES[(seat.number + turn) % TITLES.length] ?? '',
        dueOn: daysAfter(today, turn * 5 - 2),
        createdAt: startOf(daysAfter(today, -10 - turn)),
        doneAt: null as Date | null,
      });
      if (!seat.cast) return seat.number % 2 === 0 ? [task(1)] : [];
      return [task(0), task(1), { ...task(2), doneAt: startOf(daysAfter(today, -3)) }];
    });
  await insertRows(db, tasks, rows);
}
