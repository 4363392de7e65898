import { and, desc, eq, isNull } from 'drizzle-orm';
import { text } from 'node:stream/consumers';
import type { Dependencies } from '../../../../platform/capability';
import { storedFiles } from '../../../../platform/files/tables';
import { scheduleDeliveries } from '../../../../platform/schedules/tables';
import type { Recipient } from '../recipients/audience';
import { reportDeliveries, reportDigests } from '../tables';
import { readDigest, type Digest } from './digest';

interface Asked {
  readonly reportScheduleId: string;
  readonly recipient: Pick<Recipient, 'accountId' | 'address'>;
  readonly sight: string;
}

/**
 * The rows of the last file that a mail server took for a recipient of a schedule; null where there is none, or where it was
 * written for another sight of the rows: what differs then is not the rows.
 */
export async function lastDigest(
  { db, files, log }: Pick<Dependencies, 'db' | 'files' | 'log'>,
  { reportScheduleId, recipient: { accountId, address }, sight }: Asked,
): Promise<Digest | null> {
  const isTheirs = and(
    eq(reportDeliveries.reportScheduleId, reportScheduleId),
    accountId ? eq(reportDeliveries.accountId, accountId) : isNull(reportDeliveries.accountId),
    eq(reportDeliveries.address, address),
  );
  const [last] = await db
    .select({ file: storedFiles, sight: reportDigests.sight })
    .from(reportDigests)
    .innerJoin(reportDeliveries, eq(reportDeliveries.id, reportDigests.id))
    .innerJoin(scheduleDeliveries, eq(scheduleDeliveries.id, reportDigests.id))
    .innerJoin(storedFiles, eq(storedFiles.id, reportDigests.fileId))
    .where(and(isTheirs, eq(scheduleDeliveries.state, 'delivered')))
    .orderBy(desc(reportDeliveries.createdAt))
    .limit(1);
  if (!last || last.sight !== sight) return null;
  try {
    return readDigest(await text(await files.open(db, last.file)));
  } catch (err) {
    log.warn({ err, file: last.file.id }, 'a report is sent without what changed');
    return null;
  }
}
