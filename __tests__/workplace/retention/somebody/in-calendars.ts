import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import { calendarFeeds } from '../../../../hr-api/time/calendar-feeds/tables';
import type { TestApp } from '../../../platform/hr-api/harness/start-app';
import type { Ids } from './who';

/** Subscribed to their own leave by a calendar program. */
export async function subscribed({ db, clock }: TestApp, { accountId, employmentId }: Ids): Promise<void> {
  await db.insert(calendarFeeds).values({
    ...{ code: 'feed-of-theirs', accountId, employmentId, roleCode: ROLE.employee, kind: 'own' },
    ...{ secretHash: 'a'.repeat(64), madeAt: clock.now, changedAt: clock.now },
  });
}
