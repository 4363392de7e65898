import path from 'node:path';
import type { Build } from './build/build';
import { Refusal } from './command';
import { hrApiEnvironment, portalEnvironment } from './environments';
import { startChild, type Child } from './processes/child';
import { LastOutput, readableLine } from './processes/child-log';
import { waitUntilReady } from './processes/readiness';
import { say, showProgress } from './progress.mjs';
import type { Secrets } from './secrets';
import { reachableHost, type Settings } from './settings';

export interface ProductOptions {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** What to run; null runs the source itself and follows its changes. */
  readonly build: Build | null;
  /** Takes what the programs themselves say; left out: the console. */
  readonly show?: (line: string) => void;
}

export interface Product {
  /** Stops the portal, then the HR API. */
  readonly stop: () => Promise<void>;
  /** The one that ended first, and its exit code. */
  readonly ended: Promise<{ readonly name: string; readonly code: number; readonly cause: string | null }>;
}

const HR_API_START_TIMEOUT_MS = 300_000;
const PORTAL_START_TIMEOUT_MS = 120_000;
/** A little more than the programs give themselves to finish what is in flight. */
const HR_API_STOP_TIMEOUT_MS = 35_000;
const PORTAL_STOPS_AFTER = 5_000;

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stopWithin: number;
  readonly readyAt: string;
  readonly readyWithin: number;
  readonly usually: string;
}

function hrApiProgram({ settings, secrets, build }: ProductOptions): Program | null {
  const { root, hrApi } = settings;
  if (!hrApi) return null;
  return {
    name: 'HR API',
    args: build
      ? ['--enable-source-maps', build.hrApiEntry]
      : [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'hr-api/server.ts'],
    cwd: root,
    env: hrApiEnvironment(settings, secrets, build ? 'production' : 'development'),
    stopWithin: HR_API_STOP_TIMEOUT_MS,
    readyAt: `http://${reachableHost(hrApi.HR_API_HOST)}:${hrApi.HR_API_PORT}/ready`,
    readyWithin: HR_API_START_TIMEOUT_MS,
    usually: '2 s, the first time 10–20 s',
  };
}

function portalProgram({ settings, secrets, build }: ProductOptions): Program {
  const { root, portal } = settings;
  const { HOST, PORT, BASE_PATH } = portal;
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  return {
    name: 'portal',
    args: build ? [build.portalEntry] : [next, 'dev', '--port', String(PORT), '--hostname', HOST],
    cwd: build ? path.dirname(build.portalEntry) : root,
    env: portalEnvironment(settings, secrets, build ? 'production' : 'development'),
    stopWithin: settings.portal.STOP_SECONDS * 1000 + PORTAL_STOPS_AFTER,
    readyAt: `http://${reachableHost(HOST)}:${PORT}${BASE_PATH}/api/health/live`,
    readyWithin: PORTAL_START_TIMEOUT_MS,
    usually: build ? '1–2 s' : '5–15 s',
  };
}

interface Started {
  readonly child: Child;
  readonly words: LastOutput;
}

async function startProgram(program: Program, { settings, build, show = say }: ProductOptions): Promise<Started> {
  const { name, readyAt, readyWithin } = program;
  const words = new LastOutput();
  const isVerbatim = settings.variables.LOG_LEVEL !== undefined;
  const child = await startChild({
    ...program,
    command: process.execPath,
    root: settings.root,
    onLine: (line, from) => {
      words.add(line);
      const shown = isVerbatim ? `[${name}] ${line}` : readableLine(name, line, build ? from : 'stderr');
      if (shown) show(shown);
    },
  });
  const progress = showProgress(`Starting the ${name}`, program.usually);
  const readiness = await waitUntilReady(readyAt, child, readyWithin);
  if (readiness.state === 'ready') {
    progress.done();
    return { child, words };
  }
  progress.failed();
  await child.stop();
  if (readiness.state === 'late')
    throw new Refusal(`The ${name} did not answer at ${readyAt} within ${readyWithin / 1000} s.`);
  throw new Refusal(`The ${name} could not start: ${words.cause() ?? `it ended with code ${readiness.code}`}`);
}

/**
 * Starts the HR API, unless it runs elsewhere, then the portal, each up to its readiness. When one cannot start, what runs
 * is stopped again and the `Refusal` says why.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const started: Started[] = [];
  const stop = async () => {
    for (const { child } of [...started].reverse()) await child.stop();
  };
  try {
    for (const program of [hrApiProgram(options), portalProgram(options)]) {
      if (program) started.push(await startProgram(program, options));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const ended = started.map(async ({ child, words }) => {
    const code = await child.ended;
    return { name: child.name, code, cause: words.cause() };
  });
  return { stop, ended: Promise.race(ended) };
}
