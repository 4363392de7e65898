import type { ReplyFor } from '@/lib/contract/all';
import { wireCalendarDate } from '@/lib/dates';
import { dateAfter, wireDate } from '@/lib/contract/platform/expressions/days';

export type JobStatusRow = ReplyFor<'listJobStatuses'>[number];

/** JOBS-07: the day after the planned end of the latest status, on which the next one would begin; empty where none is planned. */
export function nextDayOf(rows: readonly JobStatusRow[]): string {
  const end = wireCalendarDate(rows[0]?.EndDate ?? '');
  const next = end && dateAfter(end, 1);
  return next ? wireDate(next) : '';
}
