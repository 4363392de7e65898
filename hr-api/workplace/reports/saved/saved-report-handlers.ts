import { and, eq, ne, not, sql } from 'drizzle-orm';
import type { savedReportCalls } from '../../../../lib/contract/workplace/reports/saved-reports';
import { roles } from '../../../people/accounts/tables';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler, Handlers } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { newCode } from '../../../platform/new-code';
import { namesOf } from '../../../platform/texts/data';
import { findReport } from '../find-report';
import { checkQuestion } from '../rows/question';
import { reportSchedules } from '../sending/tables';
import { savedReportFields, savedReportRoles, savedReports } from '../tables';
import { hasColumns, listSavedReports, ownSavedReport } from './saved-reports';

/** More layouts of one report than anybody tells apart. */
const MAX_LAYOUTS = 100;

const subjectOf = (id: string) => ({ kind: 'saved-report', id });

const isOwnOf = ({ actor }: CallContext, reportCode: string) =>
  and(eq(savedReports.accountId, actor.accountId), eq(savedReports.reportCode, reportCode));

const isCalled = (name: string) => sql`lower(${savedReports.name}) = lower(${name})`;

async function checkName(context: CallContext, reportCode: string, { name, id }: { name: string; id: string | null }) {
  const { db } = context;
  const isOwn = isOwnOf(context, reportCode);
  const isOther = id ? ne(savedReports.id, id) : undefined;
  const isSame = isCalled(name);
  if ((await db.$count(savedReports, and(isOwn, isSame, isOther))) > 0) throw new ApiError('conflict');
  if (!id && (await db.$count(savedReports, isOwn)) >= MAX_LAYOUTS) throw new ApiError('conflict');
}

const saveReport: Handler<'saveReport'> = async (request, context) => {
  const { SaveReportName: name, ReportCode, SaveReportCode, Filter: filter } = request;
  const { actor, db, now } = context;
  findReport(context, ReportCode);
  if (SaveReportCode) {
    const before = await ownSavedReport(context, SaveReportCode);
    if (before.reportCode !== ReportCode) throw new ApiError('not_found');
    await checkName(context, ReportCode, { name, id: before.id });
    await db.update(savedReports).set({ name, filter }).where(eq(savedReports.id, before.id));
    const subject = subjectOf(before.id);
    if (filter === undefined || name !== before.name) {
      const change = { before: { name: before.name }, after: { name } };
      await audit(context, { subject, action: 'rename report layout', ...change });
    }
    if (filter !== undefined && filter !== before.filter) {
      const change = { before: { filter: before.filter }, after: { filter } };
      await audit(context, { subject, action: 'change report layout', ...change });
    }
    return { SaveReportCode };
  }
  const [unfinished] = await db
    .select({ SaveReportCode: savedReports.code })
    .from(savedReports)
    .where(and(isOwnOf(context, ReportCode), isCalled(name), not(hasColumns)));
  if (unfinished) {
    await db
      .update(savedReports)
      .set({ filter: filter ?? null })
      .where(eq(savedReports.code, unfinished.SaveReportCode));
    return unfinished;
  }
  await checkName(context, ReportCode, { name, id: null });
  const [made] = await db
    .insert(savedReports)
    .values({ code: newCode(), reportCode: ReportCode, accountId: actor.accountId, name, filter, createdAt: now })
    .returning({ id: savedReports.id, code: savedReports.code });
  if (!made) throw new Error('The layout was not stored');
  await audit(context, {
    subject: subjectOf(made.id),
    action: 'save report layout',
    after: { report: ReportCode, name },
  });
  return { SaveReportCode: made.code };
};

const saveReportFields: Handler<'saveReportFields'> = async (request, context) => {
  const { db } = context;
  const rows = Object.values(request);
  const [first] = rows;
  if (!first || rows.some(({ SaveReportCode }) => SaveReportCode !== first.SaveReportCode))
    throw new ApiError('bad_request', { message: 'The rows are of several layouts' });
  const saved = await ownSavedReport(context, first.SaveReportCode);
  const { fields } = await checkQuestion(findReport(context, saved.reportCode), context);
  const readable = new Set(fields.map(({ name }) => name));
  if (rows.some(({ FieldName }) => !readable.has(FieldName)))
    throw new ApiError('bad_request', { message: 'The report has no such field' });
  if (new Set(rows.map(({ FieldName }) => FieldName)).size < rows.length)
    throw new ApiError('bad_request', { message: 'A field is named twice' });
  await db.delete(savedReportFields).where(eq(savedReportFields.savedReportId, saved.id));
  await db.insert(savedReportFields).values(
    rows.map(({ FieldName, DisplayOrder, Display, Label }) => ({
      savedReportId: saved.id,
      fieldName: FieldName,
      position: DisplayOrder,
      isShown: Display,
      label: Label,
    })),
  );
  const after = { fields: rows.filter(({ Display }) => Display).map(({ FieldName }) => FieldName) };
  await audit(context, { subject: subjectOf(saved.id), action: 'change report layout', after });
  return {};
};

const setReportRoles: Handler<'setReportRoles'> = async ({ SaveReportCode, RoleCodes }, context) => {
  const { db } = context;
  const saved = await ownSavedReport(context, SaveReportCode);
  const wanted = [...new Set(RoleCodes)];
  const known = new Set((await db.select({ code: roles.code }).from(roles)).map(({ code }) => code));
  if (!wanted.every((code) => known.has(code))) throw new ApiError('bad_request', { message: 'There is no such role' });
  const removed = await db
    .delete(savedReportRoles)
    .where(eq(savedReportRoles.savedReportId, saved.id))
    .returning({ roleCode: savedReportRoles.roleCode });
  if (wanted.length > 0)
    await db.insert(savedReportRoles).values(wanted.map((roleCode) => ({ savedReportId: saved.id, roleCode })));
  const change = { before: { roles: removed.map(({ roleCode }) => roleCode) }, after: { roles: wanted } };
  await audit(context, { subject: subjectOf(saved.id), action: 'share report layout', ...change });
  return {};
};

const removeReport: Handler<'removeReport'> = async ({ SaveReportCode }, context) => {
  const saved = await ownSavedReport(context, SaveReportCode);
  const { db } = context;
  // What was sent of it is known by its name from now on.
  await db.update(reportSchedules).set({ name: saved.name }).where(eq(reportSchedules.savedReportId, saved.id));
  await db.delete(savedReports).where(eq(savedReports.id, saved.id));
  const before = { report: saved.reportCode, name: saved.name };
  await audit(context, { subject: subjectOf(saved.id), action: 'remove report layout', before });
  return {};
};

export const savedReportHandlers: Handlers<keyof typeof savedReportCalls> = {
  listSavedReports: {
    allow: 'report.read',
    handle: async ({ ReportCode }, context) => {
      const { fields } = await checkQuestion(findReport(context, ReportCode), context);
      return listSavedReports(context, ReportCode, new Set(fields.map(({ name }) => name)));
    },
  },
  listSharingRoles: {
    allow: 'report.share',
    handle: async (_request, { db, language }) => {
      const names = await namesOf(db, 'role', language);
      const all = await db.select({ code: roles.code }).from(roles).orderBy(roles.code);
      return all.map(({ code }) => ({ RoleCode: code, RoleName: names.get(String(code)) ?? String(code) }));
    },
  },
  saveReport: { allow: 'report.read', handle: saveReport },
  saveReportFields: { allow: 'report.read', handle: saveReportFields },
  setReportRoles: { allow: 'report.share', handle: setReportRoles },
  removeReport: { allow: 'report.read', handle: removeReport },
};
