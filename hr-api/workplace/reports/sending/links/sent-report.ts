import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { findAccountHolders } from '../../../../people/accounts/account-holders';
import type { CallContext, Handler } from '../../../../platform/calls/call';
import { ApiError } from '../../../../platform/errors';
import { onDisk } from '../../../../platform/files/storage/on-disk';
import { storedFiles } from '../../../../platform/files/tables';
import { audit } from '../../../../platform/audit/audit';
import { allReports } from '../../find-report';
import { mayOpen } from '../recipients/readers';
import { viewOf } from '../run/view';
import { savedReports } from '../../tables';
import { reportDeliveries, reportSchedules } from '../tables';
import { firstRows } from './first-rows';

/** What a link leads to, for whom it was made, as long as they would see the same rows and columns. */
async function findSent({ actor, db, now, language, services }: CallContext, code: string) {
  const isTheirs = and(eq(reportDeliveries.linkCode, code), eq(reportDeliveries.accountId, actor.accountId));
  const [found] = await db
    .select({ sent: reportDeliveries, schedule: reportSchedules, file: storedFiles, layout: savedReports.name })
    .from(reportDeliveries)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportDeliveries.reportScheduleId))
    .innerJoin(storedFiles, eq(storedFiles.id, reportDeliveries.fileId))
    .leftJoin(savedReports, eq(savedReports.id, reportSchedules.savedReportId))
    .where(and(isTheirs, gt(reportDeliveries.linkEndsAt, now), isNotNull(reportDeliveries.linkEndsAt)));
  const report = allReports(services.capabilities).find((one) => one.code === found?.schedule.reportCode);
  const [reader] = await findAccountHolders(db, [actor.accountId], now);
  const role = reader?.roles.find((held) => held.actor.roleCode === found?.sent.roleCode);
  if (!found || !report || !role || !mayOpen(report, role) || role.grants !== found.sent.grants)
    throw new ApiError('not_found');
  const columns = found.sent.fields.map((name) => ({ name, label: '' }));
  const sent = { report, columns, rows: found.schedule.rows, limitField: '' };
  const view = await viewOf(sent, { actor: role.actor, db, now, language, services });
  if (typeof view === 'string' || view.columns.length < columns.length) throw new ApiError('not_found');
  return { ...found, title: found.layout ?? (found.schedule.name || report.names[language]) };
}

export const getSentReport: Handler<'getSentReport'> = async ({ SentCode }, context) => {
  const { sent, file, title, schedule } = await findSent(context, SentCode);
  const { db, services } = context;
  const after = { report: schedule.reportCode };
  await audit(context, { subject: { kind: 'report-delivery', id: sent.id }, action: 'open sent report', after });
  const [Columns = [], ...Rows] = await onDisk({ files: services.files, db }, file, (path) =>
    firstRows(path, schedule.format),
  );
  return {
    SaveReportName: title,
    FileName: sent.fileName,
    RowCount: sent.rowCount,
    Size: file.size,
    SentAt: sent.createdAt.toISOString(),
    EndsAt: sent.linkEndsAt!.toISOString(),
    Columns,
    Rows,
  };
};

export const downloadSentReport: Handler<'downloadSentReport'> = async ({ SentCode }, context) => {
  const { sent, file, schedule } = await findSent(context, SentCode);
  const after = { report: schedule.reportCode };
  await audit(context, { subject: { kind: 'report-delivery', id: sent.id }, action: 'download sent report', after });
  return { file, fileName: sent.fileName };
};
