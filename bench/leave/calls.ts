import { MAX_SHOWN_DAYS, MAX_SHOWN_PEOPLE } from '../../lib/contract/time/team-calendar/team-calendar-rules';
import { daysLater } from '../../lib/typed/calendar-days';
import { withProgress } from '../../scripts/progress.mjs';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { SAMPLE_PASSWORD } from '../sample-load';
import { median, quantile } from '../statistics';
import { timesOf } from '../times-of';

const RUNS = { calls: 100, warmUp: 10 };

/**
 * Milliseconds that 95 of 100 may take: one's own balances, a request that is saved with all that is checked, a subscription of two years,
 * written anew and for a program that has it already, and a quarter of 200 people. How long the best days take is only shown.
 */
const MAX = { balances: 25, request: 60, feed: 50, known: 10, calendar: 50 };

/** For how many days of leave the best days are asked. */
const BEST_DAYS = 3;

/** An employee, whose manager decides. */
const PERSON = 'E1001';
/** The first day that is asked for lies so many days ahead. */
const AHEAD = 60;
const MAX_TRIES = 40;

const measuresOf = (name: string, times: readonly number[], atMost?: number): Measure[] => [
  { name: `${name}, median`, value: median(times), unit: 'ms', digits: 1 },
  {
    name: `${name}, p95`,
    value: quantile(times, 0.95),
    unit: 'ms',
    digits: 1,
    ...(atMost !== undefined && { atMost }),
  },
];

/** A day for which somebody may ask, by the type of which they have most left, else by one that needs no balance. */
async function findRequest(client: HrClient, token: string) {
  const today = new Date().toISOString().slice(0, 10);
  const balances = await client.call('listLeaveBalances', {}, token);
  const offered = balances.filter(({ IsOffered }) => IsOffered).sort((one, other) => other.Balance - one.Balance);
  for (let ahead = AHEAD; ahead < AHEAD + MAX_TRIES; ahead += 1)
    for (const { TypeCode } of offered) {
      const day = daysLater(today, ahead);
      const request = { TypeCode, From: day, To: day };
      const { Issues } = await client.call('previewLeaveRequest', request, token);
      if (Issues.length === 0) return request;
    }
  throw new Error(`${PERSON} may ask for no leave`);
}

/** Milliseconds of each request that is saved; each is withdrawn before the next one. */
async function timesOfRequests(client: HrClient, token: string): Promise<number[]> {
  const request = await findRequest(client, token);
  const times: number[] = [];
  for (let run = -RUNS.warmUp; run < RUNS.calls; run += 1) {
    const startedAt = performance.now();
    const { RequestCode } = await client.call('sendLeaveRequest', request, token);
    if (run >= 0) times.push(performance.now() - startedAt);
    await client.call('withdrawLeaveRequest', { RequestCode }, token);
  }
  return times;
}

/** A subscription to one's own leave as a calendar program reads it: all of it, and whether it is still so. */
async function timesOfFeed(client: HrClient, token: string) {
  const { FeedSecret } = await client.call('createCalendarFeed', { Kind: 'own' }, token);
  const { Tag: KnownTag, Calendar } = await client.call('getCalendarFeed', { FeedSecret });
  if (!Calendar.includes('BEGIN:VEVENT')) throw new Error(`${PERSON} has no leave to subscribe to`);
  return {
    whole: await timesOf(RUNS, () => client.call('getCalendarFeed', { FeedSecret })),
    known: await timesOf(RUNS, () => client.call('getCalendarFeed', { FeedSecret, KnownTag })),
  };
}

/** The best days for leave of the type of which one has most left. */
async function timesOfBestDays(client: HrClient, token: string): Promise<number[]> {
  const balances = await client.call('listLeaveBalances', {}, token);
  const [best] = balances.filter(({ IsOffered }) => IsOffered).sort((one, other) => other.Balance - one.Balance);
  if (!best) throw new Error(`${PERSON} may ask for no leave`);
  return timesOf(RUNS, () => client.call('listBestDays', { TypeCode: best.TypeCode, Days: BEST_DAYS }, token));
}

/** A quarter of the first page of a location, which is a full one. */
async function timesOfCalendar(client: HrClient, token: string): Promise<number[]> {
  const From = new Date().toISOString().slice(0, 10);
  const quarter = { From, To: daysLater(From, MAX_SHOWN_DAYS - 1), Audience: 'location' as const };
  const { People } = await client.call('listTeamCalendar', quarter, token);
  if (People.length < MAX_SHOWN_PEOPLE) throw new Error(`the calendar shows ${People.length} people`);
  return timesOf(RUNS, () => client.call('listTeamCalendar', quarter, token));
}

/** What somebody asks of their own leave and of who is away, one call after another through HTTP. */
export async function measureLeaveCalls(client: HrClient, name: string): Promise<Measure[]> {
  const token = await client.signIn(PERSON, SAMPLE_PASSWORD);
  return withProgress(`Measuring leave on ${name}`, '10–60 s', async () => {
    const balances = await timesOf(RUNS, () => client.call('listLeaveBalances', {}, token));
    const requests = await timesOfRequests(client, token);
    const feed = await timesOfFeed(client, token);
    const bestDays = await timesOfBestDays(client, token);
    const calendar = await timesOfCalendar(client, token);
    return [
      ...measuresOf(`${name}: own balances`, balances, MAX.balances),
      ...measuresOf(`${name}: a request is saved`, requests, MAX.request),
      ...measuresOf(`${name}: a subscription of two years is read`, feed.whole, MAX.feed),
      ...measuresOf(`${name}: a subscription that is known (304)`, feed.known, MAX.known),
      ...measuresOf(`${name}: the best days`, bestDays),
      ...measuresOf(
        `${name}: a team calendar of ${MAX_SHOWN_PEOPLE} and ${MAX_SHOWN_DAYS} days`,
        calendar,
        MAX.calendar,
      ),
    ];
  });
}
