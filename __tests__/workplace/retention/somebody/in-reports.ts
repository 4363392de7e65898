import { Readable } from 'node:stream';
import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import { newCode } from '../../../../hr-api/platform/new-code';
import { scheduleDeliveries, scheduleOccurrences, schedules } from '../../../../hr-api/platform/schedules/tables';
import {
  reportDeliveries,
  reportDigests,
  reportRecipients,
  reportReleases,
  reportSchedules,
  reportSubscriptions,
} from '../../../../hr-api/workplace/reports/sending/tables';
import { reportRuns, savedReports } from '../../../../hr-api/workplace/reports/tables';
import { SEND_CONDITIONS } from '../../../../lib/contract/workplace/reports/sending/sending-rules';
import { actorOf } from '../../../people/cast-actors';
import type { TestApp } from '../../../platform/hr-api/harness/start-app';
import { WORDS, says, type Ids } from './who';

/** What they saved of reports, and what others sent them. */
export async function reported(hr: TestApp, { accountId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const by = { accountId, reportCode: 'employee-list', code: newCode() };
  const layout = { ...by, name: says('Layout'), filter: says('x'), createdAt: clock.now };
  const [saved] = await db.insert(savedReports).values(layout).returning();
  await db.insert(reportRuns).values({ ...by, format: 'csv', state: 'complete', startedAt: clock.now });
  const release = { savedReportId: saved!.id, address: WORDS.personalMail, untilOn: '2027-01-01', fields: [] };
  const given = { code: newCode(), accountId, roleCode: ROLE.employee, createdAt: clock.now };
  await db.insert(reportReleases).values({ ...release, ...given });
  const other = (await actorOf(hr, 'E1004', ROLE.hr)).accountId;
  await schedule(hr, accountId, { accountId, address: '' });
  const sent = await schedule(hr, other, { accountId: null, address: WORDS.mail });
  await db.insert(reportRecipients).values({ reportScheduleId: sent, accountId });
  const wish = { reportScheduleId: sent, accountId, isSubscribed: true, changedAt: clock.now };
  await db.insert(reportSubscriptions).values(wish);
}

/** A report that is sent every day, and was sent once, with what the next one is compared with. */
async function schedule(
  { db, clock, services }: TestApp,
  ownerId: string,
  to: { readonly accountId: string | null; readonly address: string },
): Promise<string> {
  const at = clock.now;
  const timetable = { time: '09:00', frequency: 'daily' } as never;
  const planned = { kind: 'report', subject: newCode(), timetable, plannedAt: at, createdAt: at };
  const [plan] = await db.insert(schedules).values(planned).returning();
  const report = { code: newCode(), accountId: ownerId, roleCode: ROLE.employee, reportCode: 'employee-list' };
  const rows = {
    hasLayout: false,
    isImmediate: false,
    format: 'csv' as const,
    rows: {} as never,
    addresses: [WORDS.mail],
  };
  const [made] = await db
    .insert(reportSchedules)
    .values({ ...report, ...rows, scheduleId: plan!.id, sendWhen: SEND_CONDITIONS[0], createdAt: at })
    .returning();
  const run = { scheduleId: plan!.id, dueAt: at, cause: 'clock' as const, state: 'done' as const, heldUntil: at };
  const [occurrence] = await db.insert(scheduleOccurrences).values(run).returning();
  const recipient = to.accountId ?? to.address;
  const delivery = { occurrenceId: occurrence!.id, recipient, state: 'delivered' as const, settledAt: at };
  const [delivered] = await db.insert(scheduleDeliveries).values(delivery).returning();
  const file = await services.files.keep(db, Readable.from([Buffer.from(`key cells "${WORDS.name}"\n`)]), at);
  const brought = { id: delivered!.id, reportScheduleId: made!.id, ...to, createdAt: at };
  await db.insert(reportDeliveries).values(brought);
  await db.insert(reportDigests).values({ id: delivered!.id, fileId: file.id, sight: 'sight' });
  return made!.id;
}
