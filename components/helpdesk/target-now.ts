import type { Target } from '@/lib/contract/helpdesk/shapes';

const MINUTE = 60_000;

/**
 * How a target stands at an instant after it was read. Working time cannot be left for longer than the clock on the wall has
 * until it is due, and what is past that is overdue.
 */
export function targetNow({ State, DueAt, LeftMinutes }: Target, now: Date) {
  if (State !== 'running' || !DueAt) return { state: State, leftMinutes: LeftMinutes };
  const untilDue = Math.floor((new Date(DueAt).getTime() - now.getTime()) / MINUTE);
  if (untilDue < 0) return { state: 'overdue' as const, leftMinutes: untilDue };
  return { state: State, leftMinutes: Math.min(LeftMinutes, untilDue) };
}
