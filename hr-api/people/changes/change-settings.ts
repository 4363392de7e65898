import type { Database } from '../../platform/db/database';
import { changeSettings } from './tables';

export type ChangeSettings = Omit<typeof changeSettings.$inferSelect, 'id'>;

const UNSET: ChangeSettings = {
  managerIsJustified: false,
  adminManagerIsJustified: false,
  approvalKinds: [],
  endingDays: 30,
};

/** What the organisation settled about changes. */
export async function readChangeSettings(db: Database): Promise<ChangeSettings> {
  const [row] = await db.select().from(changeSettings);
  return row ?? UNSET;
}

export async function saveChangeSettings(db: Database, settings: ChangeSettings): Promise<void> {
  await db.insert(changeSettings).values(settings).onConflictDoUpdate({ target: changeSettings.id, set: settings });
}
