import os from 'node:os';
import { describeFailure, type CommandContext } from '../command';
import { stopChildren } from '../processes/child';
import { onInterrupt } from '../processes/interrupt';
import { say } from '../progress.mjs';
import { makeTemporaryFolder } from '../temporary-folder';
import { findChromium } from './chromium';
import type { TestContext } from './context';
import { chooseSteps, readOptions, type TestOptions } from './options';
import { findPostgresql } from './postgresql';
import { runSteps } from './schedule';
import type { Ended } from './step';
import { stepsOf } from './steps';
import { summarise } from './summary';

const HEARTBEAT = 20_000;

/** How many steps run at the same time, where there are as many cores. */
const LANES = 2;

function contextOf(
  { root, source }: CommandContext,
  { isFull, isThrottled, filters }: TestOptions,
  cores: number,
): TestContext {
  return {
    root,
    source,
    isFull,
    isThrottled,
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

async function runAll(command: CommandContext): Promise<boolean> {
  const options = readOptions(command.args);
  const cores = os.availableParallelism();
  const context = contextOf(command, options, cores);
  const steps = chooseSteps(stepsOf(context), options.only);
  const running = new Map<string, number>();
  const heartbeat = setInterval(() => {
    const names = [...running].map(([name, since]) => `${name} ${Math.round((Date.now() - since) / 1000)} s`);
    say(`  running: ${names.join(', ')}`);
  }, HEARTBEAT);
  const ended = await runSteps(steps, Math.min(cores, LANES), {
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
  const { lines, isGood } = summarise(ended, command.source.CI === 'true');
  say('');
  for (const line of lines) say(line);
  return isGood;
}

/** `npm test`, and `npm run test:full` with `--full`. `--only`, `--throttle` and parts of file names are for people at work. */
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
