import type { Database } from '../../platform/db/database';
import { helpdeskSettings } from './tables';

/** What all settings are changed under: two who save settings take turns. */
export const SETTINGS_LOCK = 'helpdesk settings';

/** Names the calendar that clocks run by; the organisation's where it is null. */
export async function storeCalendar(db: Database, calendarCode: number | null): Promise<void> {
  await db
    .insert(helpdeskSettings)
    .values({ calendarCode })
    .onConflictDoUpdate({ target: helpdeskSettings.isOnly, set: { calendarCode } });
}
