import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { instantValue } from '../../platform/db/instant';
import { ApiError } from '../../platform/errors';
import { tasks } from './tables';

export type TaskState = 'pending' | 'done';
type Task = Pick<typeof tasks.$inferSelect, 'code' | 'dueOn' | 'createdAt' | 'doneAt'>;

/** What stands in the place of the day of a task that is never due. */
const NO_DUE_DATE = 'never';

const dueOn = sql`coalesce(${tasks.dueOn}, 'infinity'::date)`;

/** The most urgent first, those without a due date last; of finished ones the last finished first. */
export const orderBy = (state: TaskState): SQL[] =>
  state === 'pending'
    ? [asc(dueOn), asc(tasks.createdAt), asc(tasks.code)]
    : [desc(tasks.doneAt), desc(tasks.createdAt), desc(tasks.code)];

/** The place of a task in a list: by what it is sorted. */
export function formatCursor(state: TaskState, task: Task): string {
  const day = task.dueOn === null ? null : new Date(task.dueOn);
  const sorted = state === 'pending' ? day : task.doneAt;
  return `${sorted?.getTime() ?? NO_DUE_DATE}.${task.createdAt.getTime()}.${task.code}`;
}

/** Behind a place that `formatCursor` wrote for a list of the same state, as a condition; refuses any other text. */
export function afterCursor(state: TaskState, position: string): SQL | undefined {
  if (!position) return undefined;
  const [, sorted = '', created = '', code = ''] =
    /^(never|-?\d{1,13})\.(\d{1,13})\.([\w-]{1,64})$/.exec(position) ?? [];
  const isDay = sorted === NO_DUE_DATE || Number(sorted) % 86_400_000 === 0;
  if (!code || (state === 'pending' ? !isDay : sorted === NO_DUE_DATE))
    throw new ApiError('bad_request', { message: 'The list has no such position' });
  const createdAt = instantValue(new Date(Number(created)));
  if (state === 'done') {
    const doneAt = instantValue(new Date(Number(sorted)));
    return sql`(${tasks.doneAt}, ${tasks.createdAt}, ${tasks.code}) < (${doneAt}, ${createdAt}, ${code})`;
  }
  const day = sorted === NO_DUE_DATE ? 'infinity' : new Date(Number(sorted)).toISOString().slice(0, 10);
  return sql`(${dueOn}, ${tasks.createdAt}, ${tasks.code}) > (${day}::date, ${createdAt}, ${code})`;
}
