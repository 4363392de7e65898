import path from 'node:path';
import { ensureBuild } from '../build/build';
import { NO_COUNTS, countCheck } from './counts';
import type { TestContext } from './context';
import { judgeOutcome, type Outcome } from './step';
import { runTool } from './tool';

/** One of the package's own scripts, as people call it. */
export async function runScript(context: TestContext, script: string): Promise<Outcome> {
  const npm = context.source.npm_execpath;
  const args = ['run', '--silent', script];
  const { code, lines } = await runTool(context, {
    name: script,
    ...(npm?.endsWith('.js') ? { command: process.execPath, args: [npm, ...args] } : { command: 'npm', args }),
  });
  return judgeOutcome(countCheck(code), lines);
}

interface Program {
  readonly name: string;
  /** What Node runs, and its words. */
  readonly args: readonly string[];
}

/** Programs one after the other, as one check: all of them have to end well. */
export async function runTools(context: TestContext, programs: readonly Program[]): Promise<Outcome> {
  const lines: string[] = [];
  let worst = 0;
  for (const program of programs) {
    const ended = await runTool(context, { ...program, command: process.execPath });
    lines.push(...ended.lines);
    worst = Math.max(worst, ended.code);
  }
  return judgeOutcome(countCheck(worst), lines);
}

/** The build that the browser tests run. */
export async function runBuild({ root, source }: TestContext): Promise<Outcome> {
  try {
    const build = await ensureBuild({ root, source, basePath: '', dataDir: path.join(root, '.data') });
    return judgeOutcome(countCheck(0), [build.folder]);
  } catch (error) {
    return judgeOutcome({ ...NO_COUNTS, failed: 1 }, [(error as Error).message]);
  }
}
