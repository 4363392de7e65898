import { sql } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { employments } from '../../../people/tables';
import type { CalendarFollower } from '../../../platform/calendar/followers';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, daysAfter } from '../../../platform/dates';
import { amongIds } from '../../../platform/db/among-ids';
import { escapeHtml } from '../../../platform/escape-html';
import { fill } from '../../../platform/mail/texts';
import { notifyRecipients } from '../../../workplace/approvals/notices/notify-recipients';
import { findRecipients } from '../../../workplace/approvals/notices/recipients';
import { findRoleHolders } from '../../../workplace/approvals/resolve/find-role-holders';
import { leaveTexts } from '../texts';
import { changedDays, readCalendarsOfAll, type ChangedDay } from './changed-days';
import { findDiffering } from './find-differing';
import { YEAR, type RecountSpan } from './preview-span';

const SETUP_PAGE = 'timemanage/leavesetup';
/** Of so many of the people who keeps their leave is looked up: it is the same few for all of a place. */
const MAX_LOOKED_UP = 20;

/** Who keeps the leave of employments, each with the role in which they do; nobody counts their own anew. */
async function findLeaveAdmins({ db, now }: CallContext, employmentIds: readonly string[]) {
  const today = dayOf(now);
  const rows = await db
    .select({ employmentId: employments.id, ownId: employments.personId })
    .from(employments)
    .where(amongIds(employments.id, employmentIds))
    .limit(MAX_LOOKED_UP);
  const admins = new Map<string, number | null>();
  for (const { employmentId, ownId } of rows)
    for (const { personId, roleCode } of await findRoleHolders(
      db,
      { permission: 'leave.keep' },
      { employmentId, on: today, today },
    ))
      if (personId !== ownId) admins.set(personId, roleCode);
  return admins;
}

interface Follower {
  /** So many days from today on are followed, beside a year back. */
  readonly ahead: number;
  /** Of whom something counts differently by days that were changed, each as often as it does. */
  readonly findConcerned: (
    context: CallContext,
    changed: readonly ChangedDay[],
    span: RecountSpan,
  ) => Promise<readonly string[]>;
  /** What is said of it; `body` takes the count. */
  readonly textIn: (language: Language) => { readonly subject: string; readonly body: string };
}

/** Notifies who keeps leave, whoever changed the calendar, that something of employments is to be counted anew. */
async function notifyLeaveAdmins(
  context: CallContext,
  employmentIds: readonly string[],
  textIn: Follower['textIn'],
): Promise<void> {
  const roles = await findLeaveAdmins(context, employmentIds);
  const recipients = await findRecipients(context.db, [...roles.keys()], {
    page: SETUP_PAGE,
    today: dayOf(context.now),
  });
  const filledIn = (language: Language) => {
    const { subject, body } = textIn(language);
    return { subject, body: `<p>${escapeHtml(fill(body, { count: String(employmentIds.length) }))}</p>` };
  };
  const about = { category: 'information', aboutId: null, page: SETUP_PAGE, code: '' } as const;
  await notifyRecipients(context, recipients, { ...about, textIn: filledIn, roles });
}

/** What goes by the calendars of places: what counts differently by a change is listed and asked, not booked along. */
export const recountsByCalendars = ({ ahead, findConcerned, textIn }: Follower): CalendarFollower => ({
  beforeChange: async (context) => {
    const { db, now } = context;
    const today = dayOf(now);
    const was = await readCalendarsOfAll(db);
    return async () => {
      const span = { from: daysAfter(today, -YEAR), to: daysAfter(today, ahead) };
      const changed = changedDays(was, await readCalendarsOfAll(db), span);
      const days = changed.map(({ day }) => day).sort();
      const [from, to] = [days[0], days.at(-1)];
      if (!from || !to) return;
      const concerned = await findConcerned(context, changed, { from, to });
      if (concerned.length > 0) await notifyLeaveAdmins(context, concerned, textIn);
    };
  },
});

export const leaveFollowsCalendars = recountsByCalendars({
  ahead: YEAR,
  findConcerned: async ({ db, now }, changed, span) => {
    const { recounts } = await findDiffering(db, { ...span, today: dayOf(now), changed, among: sql`true` });
    return recounts.map(({ request }) => request.employmentId);
  },
  textIn: (language) => leaveTexts[language].recountDue,
});
