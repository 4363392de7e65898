import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { findLeaders } from '../../../workplace/approvals/resolve/find-leaders';
import { approvalApprovers, approvals } from '../../../workplace/approvals/tables';
import type { LeaveHolder } from '../holder';
import { requestById } from '../requests/deciding/account-of-request';
import { spanInWords } from '../days-in-words';
import { leaveSubject } from '../requests/deciding/leave-subject';
import { LEAVE_SUBJECT } from '../requests/deciding/leave-subject-kind';
import { leadersAmong } from '../requests/readable-requests';
import { LEAVE_PAGE } from './leave-page';
import { tellOfLeave } from './tell-of-leave';

interface Cancelled {
  readonly requestId: string;
  /** Sorted. */
  readonly days: readonly CalendarDate[];
  readonly reason: string;
}

/** The last approval of a request, and who decided in it. */
async function decidersOf({ db }: CallContext, requestId: string) {
  const rows = await db
    .select({ code: approvals.code, personId: approvalApprovers.decidedById })
    .from(approvals)
    .innerJoin(approvalApprovers, eq(approvalApprovers.approvalId, approvals.id))
    .where(
      and(
        eq(approvals.kind, LEAVE_SUBJECT),
        eq(approvals.subjectId, requestId),
        eq(approvals.state, 'approved'),
        isNotNull(approvalApprovers.decidedById),
      ),
    )
    .orderBy(desc(approvals.askedAt));
  return { code: rows[0]?.code ?? '', personIds: rows.flatMap(({ personId }) => personId ?? []) };
}

/**
 * Tells that approved leave was cancelled: who approved it and still leads the person, else the manager, who reckoned with it; and the
 * person, where somebody else did it.
 */
export async function tellCancelled(context: CallContext, holder: LeaveHolder, cancelled: Cancelled): Promise<void> {
  const { db, now } = context;
  const { requestId, days, reason } = cancelled;
  const today = dayOf(now);
  const { code, personIds } = await decidersOf(context, requestId);
  const leading = await leadersAmong(db, holder.id, { personIds, today });
  const led = leading.length > 0;
  const told = led ? leading : await findLeaders(db, holder.id, { kind: 'manager', on: today, today });
  const daysIn = (language: Language) => spanInWords(days[0] ?? '', days.at(-1) ?? '', language);
  const about = { personId: holder.personId, daysIn };
  const page = { page: leaveSubject.page, code: led ? code : '' };
  await tellOfLeave(context, told, { ...about, ...page, kind: 'cancelled' });
  if (holder.isOwn) return;
  const request = await requestById({ db }, requestId);
  const own = { page: LEAVE_PAGE, code: request.code };
  await tellOfLeave(context, [holder.personId], { ...about, ...own, kind: 'cancelledByOther', reason });
}
