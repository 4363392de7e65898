import os from 'node:os';
import { describeFailure, type CommandContext } from '../command';
import { stopChildren } from '../processes/child';
import { onInterrupt } from '../processes/interrupt';
import { say } from '../progress.mjs';
import { makeTemporaryFolder } from '../temporary-folder';
import { stepsOfChange, storiesOfChange } from './change-steps';
import { findChanges } from './changes';
import { findChromium } from './chromium';
import type { TestContext } from './context';
import { describeFailures } from './failures';
import { chooseSteps, readOptions, type TestOptions } from './options';
import { findPostgresql } from './postgresql';
import { runSteps } from './schedule';
import { describeTimes } from './slowest';
import type { Ended, Step } from './step';
import { stepsOf } from './steps';
import { summarise } from './summary';

const HEARTBEAT = 20_000;

/** How many steps run at the same time, where there are as many cores. */
const LANES = 2;

function contextOf(
  { root, source }: CommandContext,
  { isFull, isThrottled, isTraced, shuffle, filters }: TestOptions,
  cores: number,
): TestContext {
  return {
    root,
    source,
    isFull,
    isThrottled,
    isTraced,
    shuffle,
    filters,
    workers: Math.max(1, Math.floor(cores / LANES)),
    workersOfLongest: Math.max(LANES, cores - 1),
    folder: makeTemporaryFolder('test-reports'),
    chromium: () => findChromium(source),
    postgresql: () => findPostgresql({ root, source }),
  };
}

function report({ name, outcome, seconds }: Ended): void {
  if (outcome.state === 'not run') return say(`not run: ${name}: ${outcome.why}`);
  say(`${outcome.state}: ${name}, ${seconds.toFixed(1)} s`);
  if (outcome.state === 'passed') return;
  for (const line of outcome.lines) say(`  ${line}`);
}

async function runShown(steps: readonly Step[], lanes: number): Promise<Ended[]> {
  const running = new Map<string, number>();
  const heartbeat = setInterval(() => {
    const names = [...running].map(([name, since]) => `${name} ${Math.round((Date.now() - since) / 1000)} s`);
    say(`  running: ${names.join(', ')}`);
  }, HEARTBEAT);
  const ended = await runSteps(steps, lanes, {
    onStart: (name) => {
      running.set(name, Date.now());
      say(`started: ${name}`);
    },
    onEnd: (one) => {
      running.delete(one.name);
      report(one);
    },
  });
  clearInterval(heartbeat);
  return ended;
}

/** What a change reaches; the stories come last and are timed apart, because they take so much longer. */
async function runChanged(context: TestContext, revision: string, lanes: number): Promise<Ended[]> {
  const startedAt = Date.now();
  const secondsSince = (instant: number) => `${((Date.now() - instant) / 1000).toFixed(1)} s`;
  const changes = await findChanges(context.root, revision);
  say(`${changes.files.length} changed files; folders of tests: ${changes.folders.join(', ') || 'none'}`);
  const soon = await runShown(stepsOfChange(context, changes), lanes);
  say(`Without the stories: ${secondsSince(startedAt)}`);
  const storiesAt = Date.now();
  const stories = await runShown(storiesOfChange(context, changes), lanes);
  say(`The stories: ${secondsSince(storiesAt)}`);
  return [...soon, ...stories];
}

async function runAll(command: CommandContext): Promise<boolean> {
  const options = readOptions(command.args);
  const cores = os.availableParallelism();
  const lanes = Math.min(cores, LANES);
  const context = contextOf(command, options, cores);
  const ended =
    options.changedSince === null
      ? await runShown(chooseSteps(stepsOf(context), options.only), lanes)
      : await runChanged(context, options.changedSince, lanes);
  const { lines, isGood } = summarise(ended, command.source.CI === 'true');
  for (const line of ['', ...describeTimes(ended), '', ...describeFailures(ended), ...lines]) say(line);
  return isGood;
}

/** `npm test`, and `npm run test:full` with `--full`. `--changed`, `--only`, `--throttle`, `--trace`, `--shuffle` and parts of file names are for people at work. */
export async function run(command: CommandContext): Promise<void> {
  onInterrupt(
    () => say('Stopping …'),
    () => 130,
  );
  try {
    const isGood = await runAll(command);
    await stopChildren();
    process.exit(isGood ? 0 : 1);
  } catch (error) {
    say(describeFailure(error));
    await stopChildren();
    process.exit(1);
  }
}
