import { and, eq } from 'drizzle-orm';
import { isMailAddress } from '../../../../../lib/contract/workplace/reports/sending/mail-addresses';
import { accounts } from '../../../../people/accounts/tables';
import { persons } from '../../../../people/tables';
import { audit } from '../../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../../platform/calls/call';
import { dayOf, wireDate } from '../../../../platform/dates';
import { ApiError } from '../../../../platform/errors';
import { newCode } from '../../../../platform/new-code';
import { findReport } from '../../find-report';
import { visibleSavedReports } from '../../saved/saved-reports';
import { savedReports } from '../../tables';
import { readLayout } from '../run/layout';
import { viewOf } from '../run/view';
import { refuse } from '../schedules/check-sent';
import { reportReleases } from '../tables';

async function visibleLayout({ actor, db }: Pick<CallContext, 'actor' | 'db'>, code: string) {
  const isIt = and(eq(savedReports.code, code), visibleSavedReports(actor));
  const [found] = await db.select().from(savedReports).where(isIt);
  if (!found) throw new ApiError('not_found');
  return found;
}

export const listReportReleases: Handler<'listReportReleases'> = async ({ SavedReportCode }, context) => {
  const { id } = await visibleLayout(context, SavedReportCode);
  const rows = await context.db
    .select({ release: reportReleases, name: persons.name })
    .from(reportReleases)
    .innerJoin(accounts, eq(accounts.id, reportReleases.accountId))
    .leftJoin(persons, eq(persons.id, accounts.personId))
    .where(eq(reportReleases.savedReportId, id))
    .orderBy(reportReleases.address);
  return rows.map(({ release: { code, address, untilOn }, name }) => ({
    ...{ ReleaseCode: code, Address: address, UntilDate: wireDate(untilOn), ReleasedBy: name ?? '' },
  }));
};

/** Released are the columns that the layout has now, but none of HR alone. */
export const addReportRelease: Handler<'addReportRelease'> = async (request, context) => {
  const { SavedReportCode, Address: address, UntilDate: untilOn } = request;
  const { actor, db, now } = context;
  const { id, reportCode } = await visibleLayout(context, SavedReportCode);
  if (!isMailAddress(address)) return refuse('Address', 'not_an_address', address);
  if (untilOn < dayOf(now)) return refuse('UntilDate', 'unknown');
  const layout = await readLayout(db, id, actor);
  const rows = { Filters: [], AsOnDate: '', FromDate: '', ToDate: '' };
  const sent = { report: findReport(context, reportCode), columns: layout?.columns ?? null, rows, limitField: '' };
  const view = await viewOf(sent, context, ({ field }) => field.class !== 'hr');
  if (typeof view === 'string') return refuse('SavedReportCode', 'unknown');
  const fields = view.columns.map(({ field }) => field.name);
  const values = { fields, untilOn, accountId: actor.accountId, roleCode: actor.roleCode, createdAt: now };
  const [release] = await db
    .insert(reportReleases)
    .values({ ...values, code: newCode(), savedReportId: id, address })
    .onConflictDoUpdate({ target: [reportReleases.savedReportId, reportReleases.address], set: values })
    .returning({ code: reportReleases.code });
  const after = { report: reportCode, address, untilOn, fields };
  await audit(context, { subject: { kind: 'saved-report', id }, action: 'release report layout', after });
  return { ReleaseCode: release!.code };
};

export const removeReportRelease: Handler<'removeReportRelease'> = async ({ ReleaseCode }, context) => {
  const { actor, db } = context;
  const isIt = and(eq(reportReleases.code, ReleaseCode), visibleSavedReports(actor));
  const [found] = await db
    .select({ release: reportReleases })
    .from(reportReleases)
    .innerJoin(savedReports, eq(savedReports.id, reportReleases.savedReportId))
    .where(isIt);
  if (!found) throw new ApiError('not_found');
  const { id, savedReportId, address } = found.release;
  await db.delete(reportReleases).where(eq(reportReleases.id, id));
  const subject = { kind: 'saved-report', id: savedReportId };
  await audit(context, { subject, action: 'withdraw report release', before: { address } });
  return {};
};
