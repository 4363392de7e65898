import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { daysAfter, startOf, type CalendarDate } from '../../platform/dates';
import type { SampleAccount } from './sample-accounts';
import { auditEntries } from '../../platform/audit/tables';

/** The request that rows of the sample organisation are said to be of. */
export const SAMPLE_REQUEST = 'sample';

const MINUTE = 60_000;

/** What the cast did in the days before: when they signed in and out, a password mistyped, one that was changed. */
const DAYS = [
  { daysAgo: 1, at: 9 * 60 + 2, action: 'sign in' },
  { daysAgo: 1, at: 17 * 60 + 48, action: 'sign out' },
  { daysAgo: 2, at: 8 * 60 + 55, action: 'sign in' },
  { daysAgo: 6, at: 9 * 60 + 11, action: 'sign in' },
  { daysAgo: 6, at: 9 * 60 + 10, action: 'fail to sign in' },
  { daysAgo: 19, at: 14 * 60 + 20, action: 'change password' },
] as const;

export async function loadAuditEntries(
  db: Database,
  accounts: readonly SampleAccount[],
  today: CalendarDate,
): Promise<void> {
  const cast = accounts.filter(({ seat }) => seat.cast && !seat.leftOn);
  const rows = cast.flatMap(({ accountId, seat, roleCodes }) =>
    DAYS.map(({ daysAgo, at, action }) => {
      const isOfSession = action === 'sign in' || action === 'sign out';
      return {
        at: new Date(startOf(daysAfter(today, -daysAgo)).getTime() + (at + (seat.number % 9)) * MINUTE),
        accountId,
        roleCode: action === 'fail to sign in' ? 0 : (roleCodes[0] ?? 0),
        requestId: SAMPLE_REQUEST,
        subjectKind: isOfSession ? 'session' : 'account',
        subjectId: isOfSession ? randomUUID() : accountId,
        action,
      };
    }),
  );
  await insertRows(
    db,
    auditEntries,
    rows.map((row) => ({ id: randomUUID(), ...row })),
  );
}
