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
import { changedDays, readCalendarsOfAll } from './changed-days';
import { YEAR } from './find-candidates';
import { findDiffering } from './find-differing';

const SETUP_PAGE = 'timemanage/leavesetup';
/** Of so many of the people who keeps their leave is looked up: it is the same few for all of a place. */
const MAX_LOOKED_UP = 20;

/** Who keeps the leave of employments, each with the role in which they do; nobody counts their own anew. */
async function findKeepers({ db, now }: CallContext, employmentIds: readonly string[]) {
  const today = dayOf(now);
  const rows = await db
    .select({ employmentId: employments.id, ownId: employments.personId })
    .from(employments)
    .where(amongIds(employments.id, employmentIds))
    .limit(MAX_LOOKED_UP);
  const keepers = new Map<string, number | null>();
  for (const { employmentId, ownId } of rows)
    for (const { personId, roleCode } of await findRoleHolders(
      db,
      { permission: 'leave.keep' },
      { employmentId, on: today, today },
    ))
      if (personId !== ownId) keepers.set(personId, roleCode);
  return keepers;
}

interface Due {
  readonly subject: string;
  readonly body: string;
}

/** Tells who keeps leave, whoever changed the calendar, that something of employments is to be counted anew; `body` takes their count. */
export async function tellKeepers(
  context: CallContext,
  employmentIds: readonly string[],
  dueIn: (language: Language) => Due,
): Promise<void> {
  const roles = await findKeepers(context, employmentIds);
  const recipients = await findRecipients(context.db, [...roles.keys()], {
    page: SETUP_PAGE,
    today: dayOf(context.now),
  });
  const textIn = (language: Language) => {
    const { subject, body } = dueIn(language);
    return { subject, body: `<p>${escapeHtml(fill(body, { count: String(employmentIds.length) }))}</p>` };
  };
  const about = { category: 'information', aboutId: null, page: SETUP_PAGE, code: '' } as const;
  await notifyRecipients(context, recipients, { ...about, textIn, roles });
}

/** Leave goes by the calendars of places: what counts differently by a change is listed and asked, not booked along. */
export const leaveFollowsCalendars: CalendarFollower = {
  beforeChange: async (context) => {
    const { db, now } = context;
    const today = dayOf(now);
    const was = await readCalendarsOfAll(db);
    return async () => {
      const span = { from: daysAfter(today, -YEAR), to: daysAfter(today, YEAR) };
      const changed = changedDays(was, await readCalendarsOfAll(db), span);
      const days = changed.map(({ day }) => day).sort();
      const [from, to] = [days[0], days.at(-1)];
      if (!from || !to) return;
      const { recounts } = await findDiffering(db, { today, from, to, changed, among: sql`true` });
      if (recounts.length === 0) return;
      const concerned = recounts.map(({ request }) => request.employmentId);
      await tellKeepers(context, concerned, (language) => leaveTexts[language].recountDue);
    };
  },
};
