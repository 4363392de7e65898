import { readFile } from 'node:fs/promises';
import { startChild } from '../processes/child';
import type { TestContext } from './context';
import { machineEnvironment } from '../environments';

const STOP_TIMEOUT_MS = 10_000;
const MINUTE_MS = 60_000;
/** A full run has steps that take an hour on two cores. */
const TIMEOUT_MINUTES = { usual: 60, full: 150 };

export interface Tool {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end, or stops it when it takes far too long; what it said is kept, not shown. */
export async function runTool(
  { root, source, isFull }: TestContext,
  tool: Tool,
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const minutes = TIMEOUT_MINUTES[isFull ? 'full' : 'usual'];
  const child = await startChild({
    ...tool,
    root,
    env: { ...machineEnvironment(source), CI: source.CI ?? '', NO_COLOR: '1', ...tool.env },
    stopWithin: STOP_TIMEOUT_MS,
    onLine: (line) => lines.push(line),
  });
  const timer = setTimeout(() => {
    lines.push(`stopped: it took longer than ${minutes} minutes`);
    void child.stop();
  }, minutes * MINUTE_MS);
  const code = await child.ended;
  clearTimeout(timer);
  return { code, lines };
}

/** A report in JSON that a tool left behind; null where there is none or only a part. */
export async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
