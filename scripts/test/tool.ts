import { readFile } from 'node:fs/promises';
import { startChild } from '../processes/child';
import type { TestContext } from './context';
import { machineEnvironment } from '../environments';

const STOP_TIMEOUT_MS = 10_000;
const DEFAULT_TIMEOUT_MS = 60 * 60_000;

export interface Tool {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end, or stops it when it takes far too long; what it said is kept, not shown. */
export async function runTool({ root, source }: TestContext, tool: Tool): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const child = await startChild({
    ...tool,
    root,
    env: { ...machineEnvironment(source), CI: source.CI ?? '', NO_COLOR: '1', ...tool.env },
    stopWithin: STOP_TIMEOUT_MS,
    onLine: (line) => lines.push(line),
  });
  const timer = setTimeout(() => {
    lines.push(`stopped: it took longer than ${DEFAULT_TIMEOUT_MS / 60_000} minutes`);
    void child.stop();
  }, DEFAULT_TIMEOUT_MS);
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
