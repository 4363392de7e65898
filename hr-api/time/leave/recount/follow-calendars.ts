import { sql } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { MAX_RECOUNTS } from '../../../../lib/contract/time/leave/leave-rules';
import type { CalendarFollower } from '../../../platform/calendar/followers';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, daysAfter } from '../../../platform/dates';
import { amongIds } from '../../../platform/db/among-ids';
import { escapeHtml } from '../../../platform/escape-html';
import { fill } from '../../../platform/mail/texts';
import { notifyRecipients } from '../../../workplace/approvals/notices/notify-recipients';
import { findRecipients } from '../../../workplace/approvals/notices/recipients';
import { findRoleHolders } from '../../../workplace/approvals/resolve/find-role-holders';
import { leaveRequests } from '../tables';
import { leaveTexts } from '../texts';
import { findCandidates, YEAR } from './find-candidates';

const SETUP_PAGE = 'timemanage/leavesetup';
/** Of so many of the people who keeps their leave is looked up: it is the same few for all of a place. */
const MAX_LOOKED_UP = 20;

async function findDiffering({ db, now }: CallContext): Promise<string[]> {
  const today = dayOf(now);
  const span = { from: daysAfter(today, -YEAR), to: daysAfter(today, YEAR) };
  return findCandidates(db, { ...span, among: sql`true`, limit: MAX_RECOUNTS });
}

/** Who keeps the leave of requests, each with the role in which they do. */
async function findKeepers({ db, now }: CallContext, requestIds: readonly string[]) {
  const today = dayOf(now);
  const rows = await db
    .selectDistinct({ employmentId: leaveRequests.employmentId })
    .from(leaveRequests)
    .where(amongIds(leaveRequests.id, requestIds))
    .limit(MAX_LOOKED_UP);
  const keepers = new Map<string, number | null>();
  for (const { employmentId } of rows)
    for (const { personId, roleCode } of await findRoleHolders(
      db,
      { permission: 'leave.keep' },
      { employmentId, on: today, today },
    ))
      keepers.set(personId, roleCode);
  return keepers;
}

/** Tells who keeps leave, whoever changed the calendar, that some of it is to be counted anew. */
async function tellKeepers(context: CallContext, requestIds: readonly string[]): Promise<void> {
  const roles = await findKeepers(context, requestIds);
  const recipients = await findRecipients(context.db, [...roles.keys()], {
    page: SETUP_PAGE,
    today: dayOf(context.now),
  });
  const textIn = (language: Language) => {
    const { subject, body } = leaveTexts[language].recountDue;
    return { subject, body: `<p>${escapeHtml(fill(body, { count: String(requestIds.length) }))}</p>` };
  };
  const about = { category: 'information', aboutId: null, page: SETUP_PAGE, code: '' } as const;
  await notifyRecipients(context, recipients, { ...about, textIn, roles });
}

/** Leave goes by the calendars of places: what counts differently by a change is listed and asked, not booked along. */
export const leaveFollowsCalendars: CalendarFollower = {
  beforeChange: async (context) => {
    const before = new Set(await findDiffering(context));
    return async () => {
      const differing = (await findDiffering(context)).filter((id) => !before.has(id));
      if (differing.length > 0) await tellKeepers(context, differing);
    };
  },
};
