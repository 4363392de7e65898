import { pino } from 'pino';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../hr-api/platform/capability';
import type { OpenDatabase } from '../../hr-api/platform/db/database';
import { startEngine } from '../../hr-api/platform/schedules/engine';
import type { ScheduledKind } from '../../hr-api/platform/schedules/kinds';

/** What the schedules are of that are measured. */
export const MEASURED = 'measured';

export const RECIPIENTS = 20;

const recipients = Array.from({ length: RECIPIENTS }, (_, at) => `Recipient ${at}`);

/** Where what is handed to the mail queue is noted; nothing there keeps a delivery from being noted twice. */
export const makeMails = (open: OpenDatabase) =>
  open.execute('create table measured_mails (delivery_id uuid not null)');

const measuredKind: ScheduledKind = {
  run: async (occurrence) => {
    for (const recipient of await occurrence.pending(recipients)) {
      await occurrence.deliver(recipient, async (tx, deliveryId) => {
        await tx.execute(sql`insert into measured_mails values (${deliveryId})`);
        return 'queued';
      });
    }
    return {};
  },
  tries: 1,
  keepDays: 1,
};

/** The engine of the product with that kind alone. */
export function startMeasuredEngine({ db }: OpenDatabase) {
  const dependencies = { db, clock: () => new Date(), log: pino({ level: 'warn' }) } as unknown as Dependencies;
  return startEngine(dependencies, { [MEASURED]: measuredKind });
}
