import { NO_COUNTS } from './counts';
import type { Ended, Outcome, Step } from './step';

interface Watcher {
  readonly onStart: (name: string) => void;
  readonly onEnd: (ended: Ended) => void;
}

async function outcomeOf(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    const lines = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    return { state: 'failed', counts: { ...NO_COUNTS, failed: 1 }, lines };
  }
}

/** Runs steps, at most `lanes` at a time and in their order where it matters. One that fails stops none that can do without it. */
export async function runSteps(steps: readonly Step[], lanes: number, { onStart, onEnd }: Watcher): Promise<Ended[]> {
  const chosen = new Set(steps.map((step) => step.name));
  const ended = new Map<string, Ended>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];

  const finish = (result: Ended) => {
    ended.set(result.name, result);
    onEnd(result);
  };
  const isOver = (name: string) => !chosen.has(name) || ended.has(name);
  const start = (step: Step) => {
    const unmet = step.needs?.find((name) => chosen.has(name) && ended.get(name)?.outcome.state !== 'passed');
    if (unmet)
      return finish({ name: step.name, outcome: { state: 'not run', why: `${unmet} did not pass` }, seconds: 0 });
    const startedAt = Date.now();
    onStart(step.name);
    const work = outcomeOf(step).then((outcome) => {
      running.delete(step.name);
      finish({ name: step.name, outcome, seconds: (Date.now() - startedAt) / 1000 });
    });
    running.set(step.name, work);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after = [], needs = [] }) => [...after, ...needs].every(isOver));
    if (next >= 0 && running.size < lanes) start(...(waiting.splice(next, 1) as [Step]));
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These steps wait for each other: ${waiting.map((step) => step.name).join(', ')}`);
  }
  return [...ended.values()];
}
