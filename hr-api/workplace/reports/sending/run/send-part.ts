import {
  LINK_DAYS,
  MAX_MAIL_FILE_BYTES,
  type SendingReason,
} from '../../../../../lib/contract/workplace/reports/sending/sending-rules';
import type { Dependencies } from '../../../../platform/capability';
import type { Database } from '../../../../platform/db/database';
import { storedFiles } from '../../../../platform/files/tables';
import { TABLE_FORMATS } from '../../../../platform/table-files/formats';
import { newCode } from '../../../../platform/new-code';
import type { Send } from '../../../../platform/schedules/deliveries';
import type { Occurrence } from '../../../../platform/schedules/occurrence';
import { fileNameOf, headingOf } from '../../files/report-columns';
import { changesSince, type Told } from '../changes/changes-since';
import { reportMail } from '../mail/report-mail';
import { reportDeliveries, reportDigests, type ChangeCounts, type ReportScheduleRow } from '../tables';
import type { Part } from './parts';
import { writeReportFile } from './write-file';

const DAY_MS = 86_400_000;

interface Sending {
  readonly schedule: ReportScheduleRow;
  readonly occurrence: Occurrence;
  readonly dependencies: Dependencies;
  readonly ownerName: string;
  readonly layoutName: string;
}

/** Why there is nothing to send to somebody although they may read it; null where there is something. */
function emptyBecause({ sendWhen, limitValue }: ReportScheduleRow, { view }: Part): SendingReason | null {
  if (sendWhen === 'rows' && view?.count === 0) return 'no_rows';
  return sendWhen === 'limit' && view && view.number <= limitValue ? 'below_limit' : null;
}

const countsIn = (told: Told | null): ChangeCounts | null => (typeof told === 'string' ? null : told);

/** Writes one recipient's file and queues the mail with it, or notes why there is none. */
export async function sendPart(sending: Sending, part: Part): Promise<void> {
  const { schedule, occurrence, dependencies } = sending;
  const { recipient, view, role } = part;
  const deliver = (send: Send) => occurrence.deliver(recipient.key, send);
  const empty = emptyBecause(schedule, part);
  const note = (tx: Database, id: string, values: Partial<typeof reportDeliveries.$inferInsert>) =>
    tx.insert(reportDeliveries).values({
      ...{ id, reportScheduleId: schedule.id, accountId: recipient.accountId, address: recipient.address },
      ...{ roleCode: role?.actor.roleCode, grants: role?.grants, createdAt: dependencies.clock() },
      ...{ reasons: part.reasons, missingColumns: part.missing.map((column) => headingOf(column).heading) },
      ...values,
    });
  if (!view || empty) {
    return deliver(async (tx, id) => {
      await note(tx, id, { reasons: empty ? [empty] : part.reasons });
      return empty ? 'nothing_to_send' : 'left_out';
    });
  }
  const comparing = await changesSince(dependencies, schedule, part, view);
  const { format } = schedule;
  const { signal } = occurrence;
  const { file, rowCount, first } = await writeReportFile(dependencies, view, {
    format,
    signal,
    added: comparing?.column,
  });
  const compared = await comparing?.end();
  const now = dependencies.clock();
  const fileName = fileNameOf(view.question.report, format, now);
  // An address without an account could not sign in to fetch it.
  const isLink = recipient.accountId !== null && (part.isLink || file.size > MAX_MAIL_FILE_BYTES);
  const linkCode = isLink ? newCode() : null;
  const linkEndsAt = isLink ? new Date(now.getTime() + LINK_DAYS * DAY_MS) : null;
  await deliver(async (tx, id) => {
    await tx.insert(storedFiles).values(compared?.digest ? [file, compared.digest] : [file]);
    const fields = view.columns.map(({ field }) => field.name);
    const told = compared?.told ?? null;
    const changes = countsIn(told);
    await note(tx, id, { rowCount, fields, fileId: file.id, fileName, linkCode, linkEndsAt, changes });
    if (compared?.digest)
      await tx.insert(reportDigests).values({ id, fileId: compared.digest.id, sight: compared.sight });
    const { env } = dependencies;
    const mail = reportMail({ ...sending, env, part, view, rowCount, first, told, linkCode, now });
    const attached = isLink ? [] : [{ fileId: file.id, name: fileName, type: TABLE_FORMATS[format].type }];
    await dependencies.mail.queue(tx, { ...mail, id, files: attached });
    return 'queued';
  });
}
