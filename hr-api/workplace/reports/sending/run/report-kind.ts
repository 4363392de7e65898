import { and, eq } from 'drizzle-orm';
import { MAX_RECIPIENTS, type PauseReason } from '../../../../../lib/contract/workplace/reports/sending/sending-rules';
import { findAccountHolders, type AccountHolder, type HeldRole } from '../../../../people/accounts/account-holders';
import type { Dependencies } from '../../../../platform/capability';
import type { Occurrence } from '../../../../platform/schedules/occurrence';
import type { ScheduledKind } from '../../../../platform/schedules/kinds';
import { scheduleDeliveries } from '../../../../platform/schedules/tables';
import { allReports } from '../../find-report';
import { findRecipients, namedRecipients } from '../recipients/audience';
import { mayOpen } from '../recipients/readers';
import { reportSchedules, type ReportScheduleRow } from '../tables';
import { layoutOf, type Layout } from './layout';
import { partsOf } from './parts';
import { pauseSchedule, tellOwner, type Notice } from './tell-owner';
import { sendPart } from './send-part';
import { viewOf, type Sent } from './view';

/** What the owner may send at this moment; or why the schedule rests from now on. */
interface Standing {
  readonly owner: AccountHolder;
  readonly role: HeldRole;
  readonly layout: Layout;
  readonly sent: Sent;
}

async function standingOf(
  schedule: ReportScheduleRow,
  { db, clock, capabilities }: Dependencies,
): Promise<Standing | PauseReason> {
  const now = clock();
  const [owner] = await findAccountHolders(db, [schedule.accountId], now);
  if (!owner) return 'owner_gone';
  const role = owner.roles.find(({ actor }) => actor.roleCode === schedule.roleCode);
  if (!role) return 'role_gone';
  const report = allReports(capabilities).find(({ code }) => code === schedule.reportCode);
  if (!report || !mayOpen(report, role)) return 'report_closed';
  const layout = await layoutOf(db, report, schedule.savedReportId, role.actor);
  if (!layout) return 'layout_gone';
  const sent = { report, columns: layout.columns, rows: schedule.rows, limitField: schedule.limitField };
  const view = await viewOf(sent, { actor: role.actor, db, now, language: owner.language, services: { capabilities } });
  if (view === 'no_columns') return 'layout_gone';
  return typeof view === 'string' ? 'filter_closed' : { owner, role, layout, sent };
}

async function run(occurrence: Occurrence, dependencies: Dependencies): Promise<Record<string, number>> {
  const { db, clock } = dependencies;
  const [schedule] = await db.select().from(reportSchedules).where(eq(reportSchedules.id, occurrence.subject));
  if (!schedule || schedule.removedAt) return {};
  const standing = await standingOf(schedule, dependencies);
  if (typeof standing === 'string') return pauseSchedule(occurrence, dependencies, schedule, standing);
  const { owner, role, layout, sent } = standing;
  const now = clock();
  const { savedReportId, addresses, id: reportScheduleId, accountId: ownerId } = schedule;
  const named = await namedRecipients(db, reportScheduleId);
  const addressed = { ...named, ownerId, savedReportId, addresses, reportScheduleId };
  const recipients = await findRecipients(db, addressed, now);
  if (recipients.length > MAX_RECIPIENTS)
    return pauseSchedule(occurrence, dependencies, schedule, 'too_many_recipients');
  const partOf = partsOf({ db, now, services: dependencies, sent, owner: role.actor });
  const waiting = new Set(await occurrence.pending(recipients.map(({ key }) => key)));
  const layoutName = layout.name || schedule.name || sent.report.names[owner.language];
  const sending = { schedule, occurrence, dependencies, ownerName: owner.name, layoutName };
  let leftOut = 0;
  for (const recipient of recipients.filter(({ key }) => waiting.has(key))) {
    occurrence.signal.throwIfAborted();
    const part = await partOf(recipient);
    if (!part.view) leftOut += 1;
    await sendPart(sending, part);
  }
  const isFailed = and(eq(scheduleDeliveries.occurrenceId, occurrence.id), eq(scheduleDeliveries.state, 'failed'));
  const failed = await db.$count(scheduleDeliveries, isFailed);
  await occurrence.write(async (tx) => {
    if (leftOut > 0) await tellOwner(tx, dependencies, schedule, 'leftOut', true);
    if (failed > 0) await tellOwner(tx, dependencies, schedule, 'undelivered', false);
  });
  return { recipients: recipients.length, left_out: leftOut };
}

const tellOf =
  (notice: Notice): NonNullable<ScheduledKind['tellFailed']> =>
  async (tx, subject, dependencies) => {
    const [schedule] = await tx.select().from(reportSchedules).where(eq(reportSchedules.id, subject));
    if (schedule) await tellOwner(tx, dependencies, schedule, notice, false);
  };

/** Sends a layout to everybody it is addressed to, what each may read when it is sent. */
export const reportKind: ScheduledKind = {
  run,
  tellUndelivered: tellOf('undelivered'),
  tellFailed: tellOf('failed'),
  tries: 3,
  isLong: true,
  isPlannedByService: true,
  keepDays: 400,
};
