import { Refusal, type CommandContext } from '../scripts/command';
import { hrApiEnvironment } from '../scripts/environments';
import { startChild } from '../scripts/processes/child';
import { say, showProgress } from '../scripts/progress.mjs';
import type { Installation } from './product';

/** Of everybody in the sample organisation. */
export const SAMPLE_PASSWORD = 'Humming-2026';

/**
 * Loads a sample organisation of that size, and with that many tickets where it is said, into an installation's empty database;
 * how long it took, in seconds.
 */
export async function loadSample(
  { root }: CommandContext,
  { settings, secrets }: Installation,
  employees: number,
  tickets?: number,
): Promise<number> {
  const progress = showProgress(`Loading ${employees.toLocaleString('en')} employees`, '1–5 min');
  const startedAt = performance.now();
  const lines: string[] = [];
  const more = tickets === undefined ? [] : ['--tickets', String(tickets)];
  const child = await startChild({
    name: 'sample',
    command: process.execPath,
    args: ['--import', 'tsx', 'hr-api/sample-command.ts', '--employees', String(employees), ...more],
    root,
    env: hrApiEnvironment(settings, secrets, 'production'),
    stopWithin: 10_000,
    onLine: (line) => lines.push(line),
  });
  if ((await child.ended) === 0) {
    progress.done();
    return (performance.now() - startedAt) / 1000;
  }
  progress.failed();
  for (const line of lines) say(line);
  throw new Refusal('The sample organisation could not be loaded; what it said stands above.');
}
