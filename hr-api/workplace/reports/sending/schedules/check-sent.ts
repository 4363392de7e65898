import { and, eq, inArray } from 'drizzle-orm';
import { readAddresses } from '../../../../../lib/contract/workplace/reports/sending/mail-addresses';
import { MAX_RECIPIENTS, type SendingIssue } from '../../../../../lib/contract/workplace/reports/sending/sending-rules';
import type { RequestFor } from '../../../../../lib/contract/all';
import { calls } from '../../../../../lib/contract/all';
import { accounts, roles } from '../../../../people/accounts/tables';
import { asOn } from '../../../../people/effective-dates';
import { employments } from '../../../../people/tables';
import { namedTo } from '../../../../people/colleagues';
import type { CallContext } from '../../../../platform/calls/call';
import { dayOf } from '../../../../platform/dates';
import { ApiError } from '../../../../platform/errors';
import { findReport } from '../../find-report';
import type { Report } from '../../report';
import type { CheckedQuestion } from '../../rows/question';
import { savedReports } from '../../tables';
import { visibleSavedReports } from '../../saved/saved-reports';
import { findRecipients, type Addressed } from '../recipients/audience';
import type { Sent } from '../run/view';
import { viewOf } from '../run/view';
import { layoutOf } from '../run/layout';
import type { SentRows } from '../tables';

type Asked = ReturnType<typeof calls.tryReportSending.request.parse>;

/** A request that was found to ask for nothing but what its sender may send, and to whom they may. */
export interface CheckedSent {
  readonly report: Report;
  readonly addressed: Addressed;
  readonly rows: SentRows;
  readonly sent: Sent;
  /** As its sender sees it. */
  readonly question: CheckedQuestion;
  readonly layoutName: string;
}

export const refuse = (path: string, message: SendingIssue, address = ''): never => {
  throw new ApiError('invalid', { issues: [{ path, message }], ...(address && { params: { address } }) });
};

/** Where the calls spell the same field differently (VCON-09). */
export type AddressField = keyof Pick<
  RequestFor<'sendReport'> & RequestFor<'saveReportSchedule'>,
  'CCEMail_IDs' | 'CCEmailIDs'
>;

interface Options {
  readonly addresses: string;
  readonly addressField: AddressField;
  readonly reportScheduleId?: string;
  readonly limitField?: string;
}

/** Reads what is to be sent by the report's definition and the sender's rights. */
export async function checkSent(
  asked: Omit<Asked, 'HeaderCode' | 'CCEmailIDs'>,
  context: CallContext,
  { addresses: text, addressField, reportScheduleId, limitField = '' }: Options,
): Promise<CheckedSent> {
  const { actor, db, now } = context;
  const report = findReport(context, asked.ReportCode);
  const savedReportId = await layoutIdOf(report, asked, context);
  const layout = await layoutOf(db, report, savedReportId, actor);
  if (!layout) return refuse('SavedReportCode', 'unknown');
  const isOther = (row: Asked['Fields'][number]) =>
    row.ReportCode !== asked.ReportCode || row.SavedReportCode !== asked.SavedReportCode;
  if (asked.Fields.some(isOther)) throw new ApiError('bad_request', { message: 'The fields are of another report' });
  const { AsOnDate, FromDate, ToDate } = asked;
  const Filters = asked.Fields.map(({ FieldCode, FieldValue, Operator }) => ({ FieldCode, FieldValue, Operator }));
  const rows = { Filters, AsOnDate, FromDate, ToDate };
  const sent = { report, columns: layout.columns, rows, limitField };
  const view = await viewOf(sent, context);
  if (view === 'no_columns') return refuse('SavedReportCode', 'unknown');
  if (typeof view === 'string') throw new ApiError('bad_request', { message: 'The report has no such field' });
  const addressed = {
    ownerId: actor.accountId,
    savedReportId,
    accountIds: await accountsNamed(asked.ChillCodes, context),
    roleCodes: await rolesNamed(asked.RoleCodes, context),
    addresses: addressesIn(text, addressField),
    reportScheduleId: reportScheduleId ?? null,
  };
  const recipients = await findRecipients(db, addressed, now);
  if (recipients.length > MAX_RECIPIENTS) return refuse('RoleCodes', 'too_many');
  const foreign = recipients.find(({ accountId, release }) => accountId === null && !release);
  if (foreign) return refuse(addressField, 'no_account', foreign.address);
  return { report, addressed, rows, sent, question: view.question, layoutName: layout.name };
}

async function layoutIdOf(
  report: Report,
  { SavedReportCode }: Pick<Asked, 'SavedReportCode'>,
  { actor, db }: CallContext,
): Promise<string | null> {
  if (report.isExcel) return null;
  if (SavedReportCode === '') return refuse('SavedReportCode', 'required');
  const isIt = and(eq(savedReports.code, SavedReportCode), eq(savedReports.reportCode, report.code));
  const [found] = await db
    .select({ id: savedReports.id })
    .from(savedReports)
    .where(and(isIt, visibleSavedReports(actor)));
  return found?.id ?? refuse('SavedReportCode', 'unknown');
}

/** The accounts of people whom the sender may know. */
async function accountsNamed(codes: readonly string[], { actor, db, now }: CallContext): Promise<string[]> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return [];
  const today = dayOf(now);
  const isNamed = and(inArray(employments.code, wanted), asOn(employments, today), namedTo(actor, today));
  const found = await db
    .select({ id: accounts.id, code: employments.code })
    .from(employments)
    .innerJoin(accounts, and(eq(accounts.personId, employments.personId), eq(accounts.kind, 'employee')))
    .where(isNamed);
  if (!wanted.every((code) => found.some((one) => one.code === code))) return refuse('ChillCodes', 'unknown');
  return found.map(({ id }) => id);
}

async function rolesNamed(codes: readonly number[], { actor, db }: CallContext): Promise<number[]> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return [];
  if (!actor.permissions.has('report.share')) return refuse('RoleCodes', 'no_right');
  const known = new Set((await db.select({ code: roles.code }).from(roles)).map(({ code }) => code));
  return wanted.every((code) => known.has(code)) ? wanted : refuse('RoleCodes', 'unknown');
}

function addressesIn(text: string, field: AddressField): readonly string[] {
  const read = readAddresses(text);
  return 'issue' in read ? refuse(field, read.issue, read.address) : read.addresses;
}
