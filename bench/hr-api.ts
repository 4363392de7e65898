import { randomBytes } from 'node:crypto';
import { verifyPassword, hashPassword } from '../hr-api/access/sign-in/password/password';
import { hrApiBase } from '../lib/config';
import type { RequestFor } from '../lib/contract/all';
import { MAX_SHOWN_DAYS } from '../lib/contract/time/team-calendar/team-calendar-rules';
import { daysLater } from '../lib/typed/calendar-days';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { reachableHost } from '../scripts/settings';
import { growAbsences } from './grow-absences';
import { HrClient } from './hr-client';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation, whileRunning, type Installation } from './product';
import { withDatabase } from './record/open-installation';
import { loadSample } from './sample-load';
import { median, quantile } from './statistics';
import { timesOf } from './times-of';

const EMPLOYEES = 100_000;
const RUNS = { calls: 200, warmUp: 20 };
const SAMPLE_PASSWORD = 'Humming-2026';

/** Milliseconds that 95 of 100 calls of menu and home may take, and of the calendar of a full page of people with absences. */
const MAX_HOME_MS = 50;
const MAX_TEAM_CALENDAR_MS = 50;

/** A reviewer: their reports are a tree, not a list. */
const PERSON = 'E1003';

const measuresOf = (name: string, times: readonly number[], budget: Partial<Measure> = {}): Measure[] => [
  { name: `${name}, median`, value: median(times), unit: 'ms', digits: 1 },
  { name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1, ...budget },
];

/** Throws where nobody is away whom the calendar shows, or of the team today: then it would measure something else. */
async function checkAway(client: HrClient, quarter: RequestFor<'listTeamCalendar'>, token: string): Promise<void> {
  const { People } = await client.call('listTeamCalendar', quarter, token);
  if (!People.some(({ Away }) => Away.length > 0)) throw new Error('the calendar shows nobody away');
  if ((await client.call('listAwayToday', {}, token)).length === 0) throw new Error('nobody of the team is away today');
}

async function measureCalls(client: HrClient, database: string): Promise<Measure[]> {
  const token = await client.signIn(PERSON, SAMPLE_PASSWORD);
  const ofHome = {
    menu: () => client.call('listMenu', {}, token),
    'employee info': () => client.call('getEmployeeInfo', {}, token),
    'employee header': () => client.call('getEmployeeHeader', {}, token),
    'dashboard counts': () => client.call('getDashboardCounts', {}, token),
    today: () => client.call('listToday', {}, token),
    happenings: () => client.call('listHappeningsToday', {}, token),
    'who is away': () => client.call('listAwayToday', {}, token),
    'reportees of a manager': () => client.call('listReportees', { Kind: 'manager' }, token),
  };
  const From = new Date().toISOString().slice(0, 10);
  const quarter = { From, To: daysLater(From, MAX_SHOWN_DAYS - 1), Audience: 'location' as const };
  await checkAway(client, quarter, token);
  const ofTime = {
    'team calendar, 200 people and 92 days': () => client.call('listTeamCalendar', quarter, token),
  };
  const others = {
    'sign-in': () => client.signIn(PERSON, SAMPLE_PASSWORD),
    'reportees of a whole site': () => client.call('listReportees', { Kind: 'admin' }, token),
  };
  const measure = async (work: Readonly<Record<string, () => Promise<unknown>>>, budget: Partial<Measure>) => {
    const measures: Measure[] = [];
    for (const [name, make] of Object.entries(work)) {
      const progress = showProgress(`Measuring ${name} on ${database}`, '1–30 s');
      measures.push(...measuresOf(`${database}: ${name}`, await timesOf(RUNS, make), budget));
      progress.done();
    }
    return measures;
  };
  return [
    ...(await measure(others, {})),
    ...(await measure(ofHome, { atMost: MAX_HOME_MS })),
    ...(await measure(ofTime, database === 'PostgreSQL' ? { atMost: MAX_TEAM_CALENDAR_MS } : {})),
  ];
}

async function measureOn(context: CommandContext, installation: Installation, database: string): Promise<Measure[]> {
  const { settings, secrets } = installation;
  if (!settings.hrApi) throw new Error('an installation of ours runs its own HR API');
  const seconds = await loadSample(context, installation, EMPLOYEES);
  await withDatabase(installation, ({ db }) => growAbsences(db, PERSON));
  const address = `http://${reachableHost(settings.hrApi.HR_API_HOST)}:${settings.hrApi.HR_API_PORT}`;
  return whileRunning(context, installation, async () => {
    const client = new HrClient(hrApiBase(address, 'api4'), secrets.HR_API_KEY);
    const loaded = { name: `${database}: loading ${EMPLOYEES} employees`, value: seconds, unit: 's', digits: 0 };
    try {
      return [loaded, ...(await measureCalls(client, database))];
    } finally {
      await client.close();
    }
  });
}

/** The HR API's bundle with 100,000 employees on either database: calls one after another, through HTTP. */
export async function measureHrApi(context: CommandContext): Promise<Measure[]> {
  const hash = await hashPassword(SAMPLE_PASSWORD);
  const scrypt = await timesOf(RUNS, () => verifyPassword(SAMPLE_PASSWORD, hash));
  const embedded = await measureOn(context, await makeInstallation(context), 'PGlite');
  const server = await withPostgresql(context, async (url) => {
    const secret = () => randomBytes(32).toString('hex');
    const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
    return measureOn(context, await makeInstallation(context, variables), 'PostgreSQL');
  });
  return [...measuresOf('scrypt by itself', scrypt), ...embedded, ...server];
}
