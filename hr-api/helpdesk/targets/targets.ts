import type { Target } from '../../../lib/contract/helpdesk/shapes';
import type { WorkingTime } from '../../platform/calendar/working-time';
import type { helpdeskPriorities, tickets, ticketStatuses } from '../tables';

/**
 * What a ticket knows of its targets. Each has an instant at which it is due or, while its clock stands still, minutes that are
 * left; neither where nothing was promised. One that was met or missed keeps its instant.
 */
export type TicketClock = Pick<
  typeof tickets.$inferSelect,
  | 'createdAt'
  | 'answeredAt'
  | 'closedAt'
  | 'responseDueAt'
  | 'responseLeft'
  | 'responseEscalatedAt'
  | 'resolutionDueAt'
  | 'resolutionLeft'
  | 'resolutionEscalatedAt'
>;

type Promises = Pick<typeof helpdeskPriorities.$inferSelect, 'responseMinutes' | 'resolutionMinutes'>;
type Nature = Pick<typeof ticketStatuses.$inferSelect, 'isPaused' | 'isClosed'>;

/** A state of a ticket as far as clocks care. */
export interface ClockState {
  readonly status: Nature;
  readonly priority: Promises;
}

interface ClockMove {
  readonly from: ClockState;
  readonly to: ClockState;
  /** Whether the desk writes to who asked. */
  readonly isAnswer: boolean;
  readonly now: Date;
}

const due = (time: WorkingTime, from: Date, minutes: number) => (minutes === 0 ? null : time.after(from, minutes));

/** The clock of a new ticket. */
export function startClock(time: WorkingTime, promises: Promises, now: Date): TicketClock {
  return {
    createdAt: now,
    answeredAt: null,
    closedAt: null,
    responseDueAt: due(time, now, promises.responseMinutes),
    responseLeft: null,
    responseEscalatedAt: null,
    resolutionDueAt: due(time, now, promises.resolutionMinutes),
    resolutionLeft: null,
    resolutionEscalatedAt: null,
  };
}

/**
 * The clock of a ticket after its status or priority has changed, or the desk has answered. A pause keeps what is left, another
 * priority keeps what was used, and a ticket that is taken up again is to be solved anew.
 */
export function moveClock(time: WorkingTime, clock: TicketClock, { from, to, isAnswer, now }: ClockMove): TicketClock {
  const isReopened = from.status.isClosed && !to.status.isClosed;
  const isPaused = to.status.isPaused && !to.status.isClosed;
  const answeredAt = clock.answeredAt ?? (isAnswer ? now : null);
  const dueAfterMove = (dueAt: Date | null, left: number | null, was: number, is: number) => {
    if (isReopened) return due(time, now, is);
    const running = left === null ? dueAt : time.after(now, left);
    if (was === is || from.status.isClosed) return running;
    return running && is > 0 ? time.after(running, is - was) : due(time, clock.createdAt, is);
  };
  const response = clock.answeredAt
    ? clock.responseDueAt
    : dueAfterMove(clock.responseDueAt, clock.responseLeft, from.priority.responseMinutes, to.priority.responseMinutes);
  const resolution = dueAfterMove(
    clock.resolutionDueAt,
    clock.resolutionLeft,
    from.priority.resolutionMinutes,
    to.priority.resolutionMinutes,
  );
  /** A minute that has begun is still left. */
  const leftOf = (dueAt: Date | null) => (dueAt && isPaused ? Math.ceil(time.minutesBetween(now, dueAt)) : null);
  const [responseLeft, resolutionLeft] = [answeredAt ? null : leftOf(response), leftOf(resolution)];
  const hasPassed = (dueAt: Date | null) => dueAt !== null && dueAt < now;
  return {
    createdAt: clock.createdAt,
    answeredAt,
    closedAt: to.status.isClosed ? (clock.closedAt ?? now) : null,
    responseDueAt: responseLeft === null ? response : null,
    responseLeft,
    responseEscalatedAt: hasPassed(response) ? clock.responseEscalatedAt : null,
    resolutionDueAt: resolutionLeft === null ? resolution : null,
    resolutionLeft,
    resolutionEscalatedAt: hasPassed(resolution) ? clock.resolutionEscalatedAt : null,
  };
}

/** The targets of a ticket as they stand, those alone that were promised. */
export function targetsOf(time: WorkingTime, clock: TicketClock, now: Date): Target[] {
  const { answeredAt, closedAt, responseDueAt, responseLeft, resolutionDueAt, resolutionLeft } = clock;
  return [
    ...targetOf(time, 'response', { dueAt: responseDueAt, left: responseLeft, doneAt: answeredAt ?? closedAt, now }),
    ...targetOf(time, 'resolution', { dueAt: resolutionDueAt, left: resolutionLeft, doneAt: closedAt, now }),
  ];
}

interface TargetState {
  readonly dueAt: Date | null;
  readonly left: number | null;
  readonly doneAt: Date | null;
  readonly now: Date;
}

function targetOf(time: WorkingTime, kind: Target['Kind'], { dueAt, left, doneAt, now }: TargetState): Target[] {
  if (!dueAt) return left === null ? [] : [{ Kind: kind, State: 'paused', DueAt: '', LeftMinutes: left }];
  const until = doneAt ?? now;
  const isInTime = until <= dueAt;
  const state = doneAt ? (isInTime ? 'met' : 'missed') : isInTime ? 'running' : 'overdue';
  const leftMinutes = Math.floor(time.minutesBetween(until, dueAt));
  return [{ Kind: kind, State: state, DueAt: dueAt.toISOString(), LeftMinutes: leftMinutes }];
}
