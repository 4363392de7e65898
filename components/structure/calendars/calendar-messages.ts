import { getMessages } from 'next-intl/server';
import type { CalendarIssue } from '@/lib/contract/structure/calendar-rules';

/** The words of the lookup kit, with what calendars are refused for. */
export async function calendarMessages() {
  const { lookups, structure } = await getMessages();
  const issues = { ...lookups.issues, ...structure.calendars.issues } satisfies Record<CalendarIssue, string>;
  return { lookups: { ...lookups, issues } };
}
