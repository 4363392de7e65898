import { moveClock, startClock, targetsOf, type ClockState } from '@/hr-api/helpdesk/targets/targets';
import { WorkingTime } from '@/hr-api/platform/calendar/working-time';

const at = (kolkata: string) => new Date(`2026-03-${kolkata}:00+05:30`);
const time = new WorkingTime({
  zone: 'Asia/Kolkata',
  week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1080, portion: 'whole', offWeeks: [] })),
  days: [],
});

const OPEN = { isPaused: false, isClosed: false };
const WAITING = { isPaused: true, isClosed: false };
const CLOSED = { isPaused: false, isClosed: true };
const MEDIUM = { responseMinutes: 240, resolutionMinutes: 1080 };
const HIGH = { responseMinutes: 60, resolutionMinutes: 540 };
const LOW = { responseMinutes: 0, resolutionMinutes: 0 };

/** A ticket of Tuesday, 3 March, 10:00, told step by step what happens to it. */
function story(priority = MEDIUM) {
  let state: ClockState = { status: OPEN, priority };
  let clock = startClock(time, priority, at('03T10:00'));
  const become = (kolkata: string, change: Partial<ClockState>, isAnswer = false) => {
    const to = { ...state, ...change };
    clock = moveClock(time, clock, { from: state, to, isAnswer, now: at(kolkata) });
    state = to;
  };
  return {
    become,
    isAnswered: (kolkata: string, change: Partial<ClockState> = {}) => become(kolkata, change, true),
    isEscalated: (kolkata: string) => (clock = { ...clock, responseEscalatedAt: at(kolkata) }),
    clock: () => clock,
    on: (kolkata: string) =>
      targetsOf(time, clock, at(kolkata)).map(
        ({ Kind, State, DueAt, LeftMinutes }) =>
          `${Kind} ${State} ${LeftMinutes}${DueAt && ` due ${DueAt.slice(8, 16)}`}`,
      ),
  };
}

test('a new ticket has both targets of its priority, in working time', () => {
  const { on } = story();
  expect(on('03T10:00')).toEqual(['response running 240 due 03T08:30', 'resolution running 1080 due 05T04:30']);
  expect(on('03T14:00')).toEqual(['response running 0 due 03T08:30', 'resolution running 840 due 05T04:30']);
  expect(on('03T14:01')).toEqual(['response overdue -1 due 03T08:30', 'resolution running 839 due 05T04:30']);
});

test('a priority that promises nothing has no targets', () => {
  expect(story(LOW).on('09T10:00')).toEqual([]);
});

test('the first answer of the desk meets or misses the response, and no later one changes that', () => {
  const inTime = story();
  inTime.isAnswered('03T13:00');
  inTime.isAnswered('05T13:00');
  expect(inTime.on('05T14:00')[0]).toBe('response met 60 due 03T08:30');
  const late = story();
  late.isAnswered('03T15:00');
  expect(late.on('05T14:00')[0]).toBe('response missed -60 due 03T08:30');
});

test('while the clock stands still nothing is due, and what was left is left when it goes on', () => {
  const { become, on } = story();
  become('03T11:00', { status: WAITING });
  expect(on('06T11:00')).toEqual(['response paused 180', 'resolution paused 1020']);
  become('06T11:00', { status: OPEN });
  expect(on('06T11:00')).toEqual(['response running 180 due 06T08:30', 'resolution running 1020 due 10T04:30']);
});

test('an answer that pauses the ticket has met the response for good', () => {
  const { isAnswered, on } = story();
  isAnswered('03T11:00', { status: WAITING });
  expect(on('09T11:00')).toEqual(['response met 180 due 03T08:30', 'resolution paused 1020']);
});

test('what is late when the clock is stopped is as late when it goes on', () => {
  const { become, on } = story();
  become('03T15:00', { status: WAITING });
  expect(on('09T10:00')[0]).toBe('response paused -60');
  become('09T10:00', { status: OPEN });
  expect(on('09T10:00')[0]).toBe('response overdue -60 due 06T12:30');
});

test('another priority keeps what was used of the old one', () => {
  const running = story();
  running.become('03T10:30', { priority: HIGH });
  expect(running.on('03T10:30')).toEqual(['response running 30 due 03T05:30', 'resolution running 510 due 04T04:30']);
  const paused = story();
  paused.become('03T10:30', { status: WAITING });
  paused.become('04T12:00', { priority: HIGH });
  expect(paused.on('04T12:00')).toEqual(['response paused 30', 'resolution paused 510']);
  const promised = story(LOW);
  promised.become('03T10:30', { priority: HIGH });
  expect(promised.on('03T10:30')[0]).toBe('response running 30 due 03T05:30');
  promised.become('03T10:40', { priority: LOW });
  expect(promised.on('03T10:40')).toEqual([]);
});

test('closing meets or misses the resolution, and the response that never came', () => {
  const solved = story();
  solved.isAnswered('03T12:00');
  solved.become('04T10:00', { status: CLOSED });
  expect(solved.on('20T10:00')).toEqual(['response met 120 due 03T08:30', 'resolution met 540 due 05T04:30']);
  const withdrawn = story();
  withdrawn.become('06T10:00', { status: CLOSED });
  expect(withdrawn.on('20T10:00')).toEqual([
    'response missed -1380 due 03T08:30',
    'resolution missed -540 due 05T04:30',
  ]);
});

test('a ticket that waited is closed by the clock of that moment', () => {
  const { become, on, clock } = story();
  become('03T11:00', { status: WAITING });
  become('09T11:00', { status: CLOSED });
  expect(on('20T10:00')).toEqual(['response met 180 due 09T08:30', 'resolution met 1020 due 11T04:30']);
  expect(clock().closedAt).toEqual(at('09T11:00'));
});

test('a ticket that is taken up again is to be solved anew, and keeps its answer', () => {
  const { isAnswered, become, on, clock } = story();
  isAnswered('03T11:00', { status: CLOSED });
  become('09T10:00', { status: OPEN });
  expect(on('09T10:00')).toEqual(['response met 180 due 03T08:30', 'resolution running 1080 due 11T04:30']);
  expect(clock()).toMatchObject({ closedAt: null, resolutionEscalatedAt: null });
});

test('a target that passed is told once, and again only after it has moved ahead', () => {
  const { become, isEscalated, clock } = story(HIGH);
  isEscalated('03T11:00');
  become('03T12:00', { status: WAITING });
  become('04T12:00', { status: OPEN });
  expect(clock().responseEscalatedAt).toEqual(at('03T11:00'));
  become('04T12:00', { priority: MEDIUM });
  expect(clock().responseEscalatedAt).toBeNull();
});
