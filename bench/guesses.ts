import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal, type CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import type { Measure } from './measure';
import { makeInstallation, whileRunning } from './product';
import { quantile } from './statistics';

const GUESSES_A_MINUTE = 1_000;
const OWNER_PAUSE_MS = 2_000;
const SAMPLE_PASSWORD = 'Humming-2026';
const MAX_OWNER_MS = 1_500;
const MAX_CHECKS = 100;

/** Each crowd guesses at somebody whom no other guessed at. */
const CROWDS = [
  { sources: 1, person: 'E1001' },
  { sources: 10, person: 'E1002' },
  { sources: 100, person: 'E1003' },
];

const CALM_PERSON = 'E1004';
const CALM_MS = 20_000;

interface SignIn {
  readonly username: string;
  readonly password: string;
  readonly from: string;
  readonly cookie?: string;
}

function signIn(address: string, { username, password, from, cookie }: SignIn): Promise<Response> {
  return fetch(`${address}/api/session/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: address,
      'x-hr-portal': '1',
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ username, password }),
  });
}

/** How many guesses were looked at, and how many there were. */
async function guess(address: string, { sources, person }: (typeof CROWDS)[number], minutes: number) {
  const asked: Promise<boolean>[] = [];
  const begun = performance.now();
  for (let at = 0; at < GUESSES_A_MINUTE * minutes; at += 1) {
    const wait = begun + (at * 60_000) / GUESSES_A_MINUTE - performance.now();
    if (wait > 0) await sleep(wait);
    const from = `198.51.100.${at % sources}`;
    const answer = signIn(address, { username: person, password: `not the one ${at}`, from });
    asked.push(answer.then(async (one) => ((await one.json()) as { code?: string }).code === 'sign_in_failed'));
  }
  const looked = await Promise.all(asked);
  return { count: looked.length, checks: looked.filter(Boolean).length };
}

/** The owner signs in again and again, where they did before, until `isOver`. */
async function timesOfOwner(address: string, owner: SignIn, isOver: () => boolean) {
  const times: number[] = [];
  let refusals = 0;
  while (!isOver()) {
    const begun = performance.now();
    const answer = await signIn(address, owner);
    await answer.text();
    times.push(performance.now() - begun);
    if (!answer.ok) refusals += 1;
    await sleep(OWNER_PAUSE_MS);
  }
  return { times, refusals };
}

/** A browser in which somebody has signed in before. */
async function ownerOf(address: string, username: string): Promise<SignIn> {
  const owner = { username, password: SAMPLE_PASSWORD, from: '203.0.113.9' };
  const first = await signIn(address, owner);
  const browser = first.headers.getSetCookie().find((text) => text.startsWith('__Host-hr-browser='));
  if (!first.ok || !browser) throw new Error(`signing in as ${username} answered ${first.status}`);
  return { ...owner, cookie: browser.split(';')[0] ?? '' };
}

/** How long it takes when nobody guesses, which says what the machine is worth. */
async function measureCalm(address: string): Promise<Measure> {
  const owner = await ownerOf(address, CALM_PERSON);
  const end = performance.now() + CALM_MS;
  const { times } = await timesOfOwner(address, owner, () => performance.now() > end);
  return { name: 'nobody guesses: owner signs in, p95', value: quantile(times, 0.95), unit: 'ms', digits: 0 };
}

async function measureCrowd(address: string, crowd: (typeof CROWDS)[number], minutes: number): Promise<Measure[]> {
  const owner = await ownerOf(address, crowd.person);
  let isOver = false;
  const watched = timesOfOwner(address, owner, () => isOver);
  const guessed = await guess(address, crowd, minutes).finally(() => (isOver = true));
  const { times, refusals } = await watched;
  const name = `${crowd.sources} source${crowd.sources > 1 ? 's' : ''}`;
  return [
    { name: `${name}: guesses`, value: guessed.count, unit: '', digits: 0 },
    { name: `${name}: that reached a check`, value: guessed.checks, unit: '', digits: 0, atMost: MAX_CHECKS },
    { name: `${name}: owner signs in, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 0, atMost: MAX_OWNER_MS },
    { name: `${name}: owner signs in, slowest`, value: Math.max(...times), unit: 'ms', digits: 0 },
    { name: `${name}: owner refused, of ${times.length}`, value: refusals, unit: '', digits: 0, atMost: 0 },
  ];
}

/** Strangers guess at somebody's password from one place and from many, while its owner signs in. */
export async function measureGuesses(context: CommandContext): Promise<Measure[]> {
  const minutes = Number(context.source.GUESS_MINUTES ?? 1);
  if (!(minutes > 0 && minutes <= 60)) throw new Refusal('GUESS_MINUTES must be more than 0 and at most 60');
  const installation = await makeInstallation(context, { TRUSTED_PROXIES: '1' });
  const { address } = installation.settings;
  return whileRunning(context, installation, async () => {
    const measures = [await measureCalm(address)];
    for (const crowd of CROWDS) {
      const progress = showProgress(`Guessing from ${crowd.sources}`, `${minutes} min`);
      measures.push(...(await measureCrowd(address, crowd, minutes)));
      progress.done();
    }
    return measures;
  });
}
