import type { Database } from '../../platform/db/database';
import { newCode } from '../../platform/new-code';
import { daysAfter, startOf, type CalendarDate } from '../../platform/dates';
import type { SampleAccount } from '../../people/sample/sample-accounts';
import { hashOfSecret, newSecret } from '../../platform/random-secret';
import { devices } from './tables';

const HOUR = 3_600_000;

const OWNED = [
  {
    owner: 'E1001',
    deviceType: 'Android',
    deviceName: 'Pixel 9',
    osVersion: '16',
    osModel: 'Pixel 9',
    days: 112,
    usedDays: 1,
  },
  { owner: 'E1001', deviceType: 'iPad', deviceName: 'iPad', osVersion: '18.5', osModel: 'iPad', days: 40, usedDays: 9 },
  {
    owner: 'E1002',
    deviceType: 'iPhone',
    deviceName: 'iPhone',
    osVersion: '18.6',
    osModel: 'iPhone 16',
    days: 75,
    usedDays: 2,
  },
  {
    owner: 'E1006',
    deviceType: 'Windows',
    deviceName: 'Edge, Windows',
    osVersion: '11',
    osModel: '',
    days: 20,
    usedDays: 3,
  },
];

/** Phones and tablets that some of the cast registered; nobody has their secrets, so they open nothing. */
export async function loadDevices(
  db: Database,
  accounts: readonly SampleAccount[],
  today: CalendarDate,
): Promise<void> {
  for (const { owner, days, usedDays, ...device } of OWNED) {
    const account = accounts.find(({ seat }) => seat.cast?.empid === owner);
    if (!account) continue;
    const at = (daysAgo: number, hour: number) => new Date(startOf(daysAfter(today, -daysAgo)).getTime() + hour * HOUR);
    await db.insert(devices).values({
      ...device,
      code: newCode(),
      accountId: account.accountId,
      secretHash: hashOfSecret(newSecret()),
      installationId: newCode(),
      registeredAt: at(days, 10),
      activatedAt: at(days, 10),
      lastUsedAt: at(usedDays, 8),
    });
  }
}
