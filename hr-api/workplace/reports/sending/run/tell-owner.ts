import { and, eq, isNull } from 'drizzle-orm';
import type { PauseReason } from '../../../../../lib/contract/workplace/reports/sending/sending-rules';
import { findAccountHolders, type AccountHolder } from '../../../../people/accounts/account-holders';
import { accounts } from '../../../../people/accounts/tables';
import { holdsPermission } from '../../../../people/accounts/permissions';
import { audit } from '../../../../platform/audit/audit';
import type { Dependencies } from '../../../../platform/capability';
import { dayOf } from '../../../../platform/dates';
import type { Database } from '../../../../platform/db/database';
import { escapeHtml } from '../../../../platform/escape-html';
import { newCode } from '../../../../platform/new-code';
import { fill } from '../../../../platform/mail/texts';
import type { Occurrence } from '../../../../platform/schedules/occurrence';
import { changeSchedule } from '../../../../platform/schedules/schedules';
import { schedules } from '../../../../platform/schedules/tables';
import { notifications } from '../../../notifications/tables';
import { allReports } from '../../find-report';
import { savedReports } from '../../tables';
import { sendingTexts } from '../mail/sending-texts';
import { reportSchedules, type ReportScheduleRow } from '../tables';

/** What is said, by its text. */
export type Notice = Exclude<keyof (typeof sendingTexts)['en']['notices'], 'see'>;
type Telling = Pick<Dependencies, 'capabilities' | 'clock'>;

const PAGE = 'home/commonreport';

/** More people of HR than are told of one schedule. */
const MAX_TOLD = 20;

async function hrReaders(db: Database, now: Date): Promise<AccountHolder[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(holdsPermission(accounts.id, 'report.release', dayOf(now)), isNull(accounts.disabledAt)))
    .orderBy(accounts.id)
    .limit(MAX_TOLD);
  return findAccountHolders(
    db,
    rows.map(({ id }) => id),
    now,
  );
}

/** Tells the owner of a schedule, and where asked for HR, what became of it; what is not read yet is not said twice. */
export async function tellOwner(
  tx: Database,
  { capabilities, clock }: Telling,
  schedule: ReportScheduleRow,
  notice: Notice,
  isForHr: boolean,
): Promise<void> {
  const now = clock();
  const readers = [
    ...(await findAccountHolders(tx, [schedule.accountId], now)).map((reader) => ({ reader, role: schedule.roleCode })),
    ...(isForHr ? await hrReaders(tx, now) : []).map((reader) => ({
      reader,
      role: reader.roles.find(({ actor }) => actor.permissions.has('report.release'))?.actor.roleCode,
    })),
  ];
  const [layout] = schedule.savedReportId
    ? await tx.select().from(savedReports).where(eq(savedReports.id, schedule.savedReportId))
    : [];
  const report = allReports(capabilities).find(({ code }) => code === schedule.reportCode);
  const told = new Set<string>();
  for (const { reader, role } of readers) {
    const held = reader.roles.find(({ actor }) => actor.roleCode === role) ?? reader.roles[0];
    if (!held || told.has(reader.accountId)) continue;
    told.add(reader.accountId);
    const { notices } = sendingTexts[reader.language];
    const name = (layout?.name ?? schedule.name) || report?.names[reader.language] || schedule.reportCode;
    const subject = fill(notices[notice], { layout: name });
    const isSame = and(eq(notifications.accountId, reader.accountId), eq(notifications.subject, subject));
    if ((await tx.$count(notifications, and(isSame, isNull(notifications.readAt)))) > 0) continue;
    await tx.insert(notifications).values({
      ...{ code: newCode(), accountId: reader.accountId, roleCode: held.actor.roleCode, kind: 'N' },
      ...{ category: 'information', subject, body: `<p>${escapeHtml(notices.see)}</p>`, link: PAGE, createdAt: now },
    });
  }
}

/** Lets a schedule rest from now on, and tells its owner and HR. */
export async function pauseSchedule(
  occurrence: Occurrence,
  dependencies: Dependencies,
  schedule: ReportScheduleRow,
  pausedBecause: PauseReason,
): Promise<Record<string, number>> {
  const { clock } = dependencies;
  await occurrence.write(async (tx) => {
    const now = clock();
    const [row] = await tx.select().from(schedules).where(eq(schedules.id, schedule.scheduleId));
    await changeSchedule(tx, schedule.scheduleId, { timetable: row!.timetable, isPaused: true }, now);
    await tx.update(reportSchedules).set({ pausedBecause }).where(eq(reportSchedules.id, schedule.id));
    const subject = { kind: 'report-schedule', id: schedule.id };
    const context = { actor: null, db: tx, now, requestId: occurrence.requestId };
    await audit(context, { subject, action: 'pause report schedule', after: { because: pausedBecause } });
    await tellOwner(tx, dependencies, schedule, 'paused', true);
  });
  return { paused: 1 };
}
