import type { ReplyFor } from '../../../../lib/contract/all';
import type { Actor } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';

export type DashboardCounts = Omit<ReplyFor<'getDashboardCounts'>, 'Controls'>;

/** Counts what waits for somebody: of the counts of the dashboard those that its capability knows. */
export type CountSource = (
  db: Database,
  caller: Pick<Actor, 'accountId' | 'personId' | 'employmentId' | 'grantDay'>,
  now: Date,
) => Promise<Partial<DashboardCounts>>;

declare module '../../../platform/offers' {
  interface Offers {
    /** What of its own the dashboard counts. */
    readonly counts?: CountSource;
  }
}
