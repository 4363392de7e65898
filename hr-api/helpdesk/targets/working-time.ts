import type { Database } from '../../platform/db/database';
import { WorkingTime } from './clock';
import { holidays, workingHours } from '../tables';

/** When clocks run, as it is kept now. */
export async function readWorkingTime(db: Database): Promise<WorkingTime> {
  const hours = await db
    .select({ weekday: workingHours.weekday, from: workingHours.fromMinute, to: workingHours.toMinute })
    .from(workingHours);
  const free = await db.select({ day: holidays.day }).from(holidays);
  return new WorkingTime(
    hours,
    free.map(({ day }) => day),
  );
}
