import { eq } from 'drizzle-orm';
import type { Dependencies } from '../capability';
import { inTransaction } from '../db/transaction';
import { settleDelivery } from './deliveries';
import type { ScheduledKind } from './kinds';
import { scheduleDeliveries, scheduleOccurrences, schedules } from './tables';

/** What became of a mail. */
export interface MailOutcome {
  readonly state: 'delivered' | 'refused' | 'failed';
  readonly error?: string;
}

const DELIVERY_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Notes what became of the mail of a delivery, and has its kind tell whoever is to know; false for a mail that is of none. */
export async function settleMail(
  dependencies: Dependencies,
  kinds: Readonly<Record<string, ScheduledKind>>,
  id: string,
  outcome: MailOutcome,
): Promise<boolean> {
  if (!DELIVERY_ID.test(id)) return false;
  const { db, clock } = dependencies;
  return inTransaction(db, async (tx) => {
    if (!(await settleDelivery(tx, id, { ...outcome, at: clock() }))) return false;
    if (outcome.state === 'delivered') return true;
    const [schedule] = await tx
      .select({ kind: schedules.kind, subject: schedules.subject })
      .from(scheduleDeliveries)
      .innerJoin(scheduleOccurrences, eq(scheduleOccurrences.id, scheduleDeliveries.occurrenceId))
      .innerJoin(schedules, eq(schedules.id, scheduleOccurrences.scheduleId))
      .where(eq(scheduleDeliveries.id, id));
    if (schedule) await kinds[schedule.kind]?.tellUndelivered?.(tx, schedule.subject, dependencies);
    return true;
  });
}
