import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import type { HrClient } from './hr-client';
import { mannWhitney } from './mann-whitney';
import type { Measure } from './measure';
import { KINDS, makeNames, type Kind, type Names } from './names-people';
import { makeInstallation } from './product';
import { loadSample } from './sample-load';
import { median } from './statistics';
import { withHrClient } from './with-hr-client';

const EMPLOYEES = 1_000;
const NAMES = 200;
const WARM_UP = 10;
const SAMPLE_PASSWORD = 'Humming-2026';

/** Reads in a row that somebody makes to see what a request left behind, and milliseconds until the next one is tried. */
const READS = 10;
const POLL_MS = 100;

const ALLOWED_RATIO = { atLeast: 0.9, atMost: 1.1 };
const MIN_P = 0.01;

type Times = Record<Kind, number[]>;

interface SignInEndpoint {
  readonly name: string;
  readonly knock: (names: Names) => Promise<unknown>;
  /** It leaves a job behind, which may be felt in what is asked next. */
  readonly leavesJob?: true;
}

function signInEndpoints(client: HrClient): SignInEndpoint[] {
  const tokens = new Map<Names, string>();
  return [
    {
      name: 'wrong password',
      knock: ({ loginId }) =>
        client.refused('signIn', { username: loginId, password: client.sealed('not the one') }, 'sign_in_failed'),
    },
    {
      name: 'forgot password',
      knock: ({ loginId }) => client.call('requestPasswordCode', { Username: loginId }),
      leavesJob: true,
    },
    {
      name: 'reset with a wrong code',
      knock: ({ loginId }) => {
        const attempt = { username: loginId, OTP: '12345', NewPassword: client.sealed('Meadow-lark 7') };
        return client.refused('resetPassword', attempt, 'code_invalid');
      },
    },
    {
      name: 'client door',
      knock: async (names) => {
        const { token } = await client.call('requestClientCode', { ...names.client, ClientCode: '' });
        tokens.set(names, token);
      },
      leavesJob: true,
    },
    {
      name: 'client door, wrong code',
      knock: (names) => {
        const { ClientUserName } = names.client;
        const attempt = { OTP: '12345', ClientCode: '', ClientUserName, Token: tokens.get(names) ?? '' };
        return client.refused('signInClientUser', attempt, 'code_invalid');
      },
    },
  ];
}

const noTimes = (): Times => ({ existing: [], unknown: [], disabled: [] });

const inAnyOrder = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Tries an endpoint with each name once, the kinds by turns in an order that nobody could go by. */
async function timesAt(endpoint: SignInEndpoint, names: Record<Kind, Names[]>, read: () => Promise<unknown>) {
  const [atDoor, afterwards] = [noTimes(), noTimes()];
  for (let round = -WARM_UP; round < NAMES; round += 1) {
    for (const kind of inAnyOrder(KINDS)) {
      const own = names[kind].at(round);
      if (!own) throw new Error(`there are too few ${kind} names`);
      const knocked = await timeOf(() => endpoint.knock(own));
      if (round >= 0) atDoor[kind].push(knocked);
      if (!endpoint.leavesJob) continue;
      const readOn = await timeOf(async () => {
        for (let count = 0; count < READS; count += 1) await read();
      });
      if (round >= 0) afterwards[kind].push(readOn);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  return { atDoor, afterwards };
}

/** By how much times differ: the median of all ratios of one to another, which one slow spell in the run does not move. */
const ratioOf = (times: readonly number[], toThese: readonly number[]) =>
  median(times.flatMap((time) => toThese.map((other) => time / other)));

function measuresOf(name: string, times: Times): { measures: Measure[]; chances: number[] } {
  const others = ['unknown', 'disabled'] as const;
  const chances = others.map((kind) => mannWhitney(times.existing, times[kind]));
  const measures: Measure[] = others.flatMap((kind, at) => [
    {
      name: `${name}: ${kind} ÷ existing`,
      value: ratioOf(times[kind], times.existing),
      unit: '',
      digits: 3,
      ...ALLOWED_RATIO,
    },
    { name: `${name}: ${kind} like existing, p`, value: chances[at] ?? 0, unit: '', digits: 4 },
  ]);
  const own = { name: `${name}: existing, median`, value: median(times.existing), unit: 'ms', digits: 1 };
  return { measures: [own, ...measures], chances };
}

async function measureEndpoints(client: HrClient, names: Record<Kind, Names[]>): Promise<Measure[]> {
  const token = await client.signIn('E1001', SAMPLE_PASSWORD);
  const series: ReturnType<typeof measuresOf>[] = [];
  for (const endpoint of signInEndpoints(client)) {
    const progress = showProgress(`Measuring ${endpoint.name}`, '5–150 s');
    const { atDoor, afterwards } = await timesAt(endpoint, names, () => client.call('getUser', {}, token));
    progress.done();
    series.push(measuresOf(endpoint.name, atDoor));
    if (endpoint.leavesJob) series.push(measuresOf(`${endpoint.name}, ${READS} reads afterwards`, afterwards));
  }
  const chances = series.flatMap((one) => one.chances);
  const least = {
    name: `least p, times ${chances.length} comparisons`,
    value: Math.min(1, chances.length * Math.min(...chances)),
    unit: '',
    digits: 4,
    atLeast: MIN_P,
  };
  return [...series.flatMap((one) => one.measures), least];
}

/** Whether the endpoints before a session take as long for a name that exists as for one that does not or may not. */
export async function measureNames(context: CommandContext): Promise<Measure[]> {
  const installation = await makeInstallation(context);
  await loadSample(context, installation, EMPLOYEES);
  const names = await makeNames(installation.settings.dataDir, NAMES + WARM_UP);
  return withHrClient(context, installation, (client) => measureEndpoints(client, names));
}
