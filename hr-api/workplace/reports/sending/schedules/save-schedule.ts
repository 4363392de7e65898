import { formatInTimeZone } from 'date-fns-tz';
import { eq } from 'drizzle-orm';
import type { Timetable } from '../../../../../lib/contract/platform/schedules/timetable';
import { audit } from '../../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../../platform/calls/call';
import { ZONE } from '../../../../platform/dates';
import { ApiError } from '../../../../platform/errors';
import { newCode } from '../../../../platform/new-code';
import { changeSchedule, createSchedule, runNow } from '../../../../platform/schedules/schedules';
import { refuseLargeExport } from '../../files/large-exports';
import { reportRecipients, reportSchedules } from '../tables';
import { checkSent, refuse, type CheckedSent } from './check-sent';
import { holdOwnSchedule } from './own-schedule';
import { onceAt, timetableOf } from './timetable';

/** More schedules than anybody tells apart. */
const MAX_SCHEDULES = 200;

/** The kind of schedules that send a report; `subject` is the id of one of `report_schedules`. */
export const REPORT_KIND = 'report';

const subjectOf = (id: string) => ({ kind: 'report-schedule', id });

const sentValues = ({ report, addressed, rows }: CheckedSent) => ({
  reportCode: report.code,
  savedReportId: addressed.savedReportId,
  hasLayout: addressed.savedReportId !== null,
  rows,
  addresses: addressed.addresses,
});

const auditedValues = ({ report, addressed, layoutName }: CheckedSent) => ({
  report: report.code,
  layout: layoutName,
  persons: addressed.accountIds.length,
  roles: addressed.roleCodes,
  addresses: addressed.addresses,
});

/** RIMM: an occurrence at once, under the rights of this moment. */
export const sendReport: Handler<'sendReport'> = async ({ CCEMail_IDs: addresses, Status, ...asked }, context) => {
  const { db, now } = context;
  if ((Status === 'P') !== (asked.Fields.length === 0))
    throw new ApiError('bad_request', { message: 'The status does not fit the fields' });
  const checked = await checkSent(asked, context, { addresses, addressField: 'CCEMail_IDs' });
  const { days } = checked.report;
  if (days === 'day' && asked.AsOnDate === '') return refuse('AsOnDate', 'required');
  if (days === 'period' && asked.FromDate === '') return refuse('FromDate', 'required');
  if (days === 'period' && asked.ToDate === '') return refuse('ToDate', 'required');
  await refuseLargeExport(context, checked.question);
  const timetable = onceAt(now, formatInTimeZone(now, ZONE, 'HH:mm'));
  const values = { ...sentValues(checked), format: asked.Format, isImmediate: true, sendWhen: 'always' } as const;
  const { id, code, scheduleId } = await insertSchedule(context, checked, values, timetable);
  await runNow(db, scheduleId, now);
  await audit(context, { subject: subjectOf(id), action: 'send report', after: auditedValues(checked) });
  return { HeaderCode: code };
};

type NewValues = Omit<
  typeof reportSchedules.$inferInsert,
  'code' | 'accountId' | 'roleCode' | 'scheduleId' | 'createdAt'
>;

async function insertSchedule(
  { actor, db, now }: CallContext,
  checked: CheckedSent,
  values: NewValues,
  timetable: Timetable,
) {
  const { accountId, roleCode } = actor;
  const id = crypto.randomUUID();
  // What is sent once is due by hand alone.
  const isPaused = values.isImmediate;
  const scheduleId = await createSchedule(db, { kind: REPORT_KIND, subject: id, timetable, isPaused }, now);
  const code = newCode();
  await db.insert(reportSchedules).values({ ...values, id, code, accountId, roleCode, scheduleId, createdAt: now });
  await writeRecipients(db, id, checked);
  return { id, code, scheduleId };
}

async function writeRecipients(db: CallContext['db'], reportScheduleId: string, { addressed }: CheckedSent) {
  await db.delete(reportRecipients).where(eq(reportRecipients.reportScheduleId, reportScheduleId));
  const rows = [
    ...addressed.accountIds.map((accountId) => ({ reportScheduleId, accountId })),
    ...addressed.roleCodes.map((roleCode) => ({ reportScheduleId, roleCode })),
  ];
  if (rows.length > 0) await db.insert(reportRecipients).values(rows);
}

/** RSCH: a new schedule, or one's own changed; it runs with the role in which it was saved last. */
export const saveReportSchedule: Handler<'saveReportSchedule'> = async (request, context) => {
  const { actor, db, now } = context;
  const { HeaderCode, CCEmailIDs: addresses, ReportName, LimitField: limitField, ...asked } = request;
  const before = HeaderCode === '' ? null : await holdOwnSchedule(context, HeaderCode);
  if (before?.isImmediate) throw new ApiError('not_found');
  const days = { AsOnDate: '', FromDate: '', ToDate: '' };
  const options = { addresses, addressField: 'CCEmailIDs', limitField, reportScheduleId: before?.id } as const;
  const checked = await checkSent({ ...asked, ...days }, context, options);
  if (checked.report.isExcel && ReportName === '') return refuse('ReportName', 'required');
  await refuseLargeExport(context, checked.question);
  const timetable = timetableOf(request, now);
  const values = {
    ...sentValues(checked),
    ...{ name: ReportName, format: asked.Format, isImmediate: false },
    ...{ sendWhen: asked.SendWhen, limitField, limitValue: asked.LimitValue, showsChanges: asked.ShowsChanges },
  };
  if (before) {
    // Whatever else it rested for, what is saved was found in order.
    const pausedBecause = before.pausedBecause === 'hand' ? ('hand' as const) : null;
    const changed = { ...values, roleCode: actor.roleCode, pausedBecause };
    await db.update(reportSchedules).set(changed).where(eq(reportSchedules.id, before.id));
    await writeRecipients(db, before.id, checked);
    await changeSchedule(db, before.scheduleId, { timetable, isPaused: pausedBecause !== null }, now);
  } else {
    const isOwn = eq(reportSchedules.accountId, actor.accountId);
    if ((await db.$count(reportSchedules, isOwn)) >= MAX_SCHEDULES) throw new ApiError('conflict');
  }
  const { id, code } = before ?? (await insertSchedule(context, checked, values, timetable));
  const action = before ? 'change report schedule' : 'schedule report';
  await audit(context, { subject: subjectOf(id), action, after: { ...auditedValues(checked), timetable } });
  return { HeaderCode: code };
};
