import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { calls } from '../lib/contract/all';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { modules } from './floor/modules';
import { interleave, medianOfPairs, type Contestant, type Rates } from './load';
import type { Measure } from './measure';
import { makeInstallation, whileRunning } from './product';
import { startBareProxy, startFloor, startStub } from './programs';
import { signedInCookie } from './session-cookie';
import { median } from './statistics';

const ROUNDS = 7;
const SECONDS = 3;
const CONNECTIONS = 16;

/** On two cores the upstream waits for the one who asks it. */
const MAX_ADDED_MS = availableParallelism() > 2 ? 1 : 1.5;

type Name = 'stub' | 'proxy' | 'empty' | 'door';

const JSON_HEADERS = { 'content-type': 'application/json' };

function contestantsAt(at: { readonly [N in Name]: string }, cookie: string): Record<Name, Contestant> {
  const path = `/api4/${calls.listModules.path}`;
  return {
    stub: { name: 'the stub directly', url: `${at.stub}${path}`, headers: JSON_HEADERS },
    proxy: { name: 'a bare undici proxy', url: `${at.proxy}${path}`, headers: JSON_HEADERS },
    empty: { name: 'an empty Next handler', url: `${at.empty}/api/answer`, headers: JSON_HEADERS },
    door: {
      name: 'the door',
      url: `${at.door}/api/hr/listModules`,
      headers: { ...JSON_HEADERS, origin: at.door, 'sec-fetch-site': 'same-origin', 'x-hr-portal': '1', cookie },
    },
  };
}

/** A comparison is worth something only while all give the same answer. */
async function assertSameAnswers(contestants: Readonly<Record<Name, Contestant>>): Promise<void> {
  const expected = JSON.stringify(modules);
  for (const { name, url, headers } of Object.values(contestants)) {
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    if ((await response.text()) !== expected) throw new Error(`${name} answers something else (${response.status})`);
  }
}

function measuresOf(contestants: Readonly<Record<Name, Contestant>>, many: Rates<Name>, one: Rates<Name>): Measure[] {
  const names = Object.keys(contestants) as Name[];
  const perSecond = names.map((name) => ({
    name: `${contestants[name].name}, ${CONNECTIONS} connections`,
    value: median(many[name]),
    unit: 'requests/s',
    digits: 0,
  }));
  const each = names.map((name) => ({
    name: `${contestants[name].name}, 1 connection`,
    value: median(one[name].map((rate) => 1000 / rate)),
    unit: 'ms',
    digits: 2,
  }));
  return [
    ...perSecond,
    ...each,
    {
      name: `door ÷ empty Next handler, ${CONNECTIONS} connections`,
      value: medianOfPairs(many.door, many.empty, (door, empty) => door / empty),
      unit: '',
      digits: 2,
      atLeast: 0.55,
      goal: 0.75,
    },
    {
      name: 'the door adds to an empty Next handler, 1 connection',
      value: medianOfPairs(one.door, one.empty, (door, empty) => 1000 / door - 1000 / empty),
      unit: 'ms',
      digits: 2,
      atMost: MAX_ADDED_MS,
      goal: 0.4,
    },
  ];
}

/** What the call proxy costs a call: a real one, signed in, checked both ways, against an upstream that answers at once. */
export async function measureCallProxy(context: CommandContext): Promise<Measure[]> {
  const stub = await startStub(context);
  const proxy = await startBareProxy(context, stub);
  const empty = await startFloor(context);
  const secret = () => randomBytes(32).toString('hex');
  const variables = { HR_API_URL: `${stub}/api4`, HR_API_KEY: secret(), SESSION_SECRET: secret() };
  const installation = await makeInstallation(context, variables);
  const door = installation.settings.address;
  return whileRunning(context, installation, async () => {
    const contestants = contestantsAt({ stub, proxy, empty, door }, await signedInCookie(door, 'E1001', 'not judged'));
    await assertSameAnswers(contestants);
    const progress = showProgress('Measuring the door', '3–4 min');
    await interleave(contestants, { connections: CONNECTIONS, rounds: 1, seconds: SECONDS });
    const many = await interleave(contestants, { connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS });
    const one = await interleave(contestants, { connections: 1, rounds: ROUNDS, seconds: SECONDS });
    progress.done();
    await assertSameAnswers(contestants);
    return measuresOf(contestants, many, one);
  });
}
