import type { RequestFor } from '../../../lib/contract/all';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { holidays, workingHours } from '../tables';

/** What all settings are changed under: two who save settings take turns. */
export const SETTINGS_LOCK = 'helpdesk settings';

export async function storeWorkingHours(db: Database, { WorkingHours }: RequestFor<'saveWorkingHours'>): Promise<void> {
  await db.delete(workingHours);
  await insertRows(
    db,
    workingHours,
    WorkingHours.map(({ Weekday, From, To }) => ({ weekday: Weekday, fromMinute: From, toMinute: To })),
  );
}

export async function storeHolidays(db: Database, { Holidays }: RequestFor<'saveHolidays'>): Promise<void> {
  await db.delete(holidays);
  await insertRows(
    db,
    holidays,
    Holidays.map(({ On, Name }) => ({ day: On, name: Name })),
  );
}
