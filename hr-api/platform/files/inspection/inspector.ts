import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '../../../../lib/contract/platform/errors';
import { ApiError } from '../../errors';
import { fairQueue, type Lane } from '../../fair-queue';
import type { FileExtension } from './formats';
import type { Scan } from './scanner';

/** A file by its extension, or what somebody drew. */
export type Kind = FileExtension | 'drawing';

export interface Look {
  readonly kind: Kind;
  /** The path of a file, or the bytes of what is none. */
  readonly content: string | Uint8Array;
}

/** What is against it: nothing, a refusal, which may be for what looking cost, or that looking went wrong. */
export type Verdict = null | { readonly code: ErrorCode; readonly isCostly?: true } | { readonly failure: unknown };

const COSTLY = { code: 'file_excessive', isCostly: true } as const;

export interface Inspector {
  /** Throws the refusal of content that is not of its format, is active, or takes too much to look at; then asks the scanner. */
  readonly look: (look: Look, lane: Lane) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Several times what the largest files take, because a machine may have much else to do. */
const TIME_LIMIT_MS = 20_000;
const MEMORY_LIMIT_MB = 512;

/** For so long the files of a source of whom one took too much are looked at apart from those of others. */
const APART_MS = 3_600_000;

/** Beside the bundle once built. */
const built = fileURLToPath(new URL('./inspection-worker.mjs', import.meta.url));
const unbuilt = fileURLToPath(new URL('./worker/unbuilt.mjs', import.meta.url));

/**
 * Looks at files in a process of its own, which lives from the first file on as long as this one: no call waits while one is
 * computed on, and a file that takes too much time or memory ends nothing but the look at it. A thread would not do: one
 * allocation beyond its limit ends the whole process. Whose file took too much has a second such process from then on, so that
 * nobody else waits for them again.
 */
export function createInspector({
  program = existsSync(built) ? built : unbuilt,
  timeLimitMs = TIME_LIMIT_MS,
  scan = undefined as Scan | undefined,
} = {}): Inspector {
  const usual = readerOf(program, timeLimitMs);
  const apart = readerOf(program, timeLimitMs);
  const apartUntil = new Map<string, number>();

  const isApart = (source: string) => {
    for (const [each, until] of apartUntil) if (until <= performance.now()) apartUntil.delete(each);
    return apartUntil.has(source);
  };

  const ask = async (reader: ReturnType<typeof readerOf>, look: Look, source: string): Promise<Verdict> => {
    const verdict = await reader.ask(look);
    if (verdict && 'isCostly' in verdict) apartUntil.set(source, performance.now() + APART_MS);
    return verdict;
  };

  /** Asked once more when it is its turn: what was sent along with a file that took too much goes apart like what follows it. */
  const verdictOn = async (look: Look, lane: Lane): Promise<Verdict> => {
    const { source } = lane;
    if (!isApart(source)) {
      const verdict = await usual.inTurn(lane, async () => (isApart(source) ? undefined : ask(usual, look, source)));
      if (verdict !== undefined) return verdict;
    }
    return apart.inTurn(lane, () => ask(apart, look, source));
  };

  return {
    look: async (look, lane) => {
      const verdict = await verdictOn(look, lane);
      if (verdict && 'code' in verdict) throw new ApiError(verdict.code);
      if (verdict) throw new ApiError('file_unchecked', { retryAfterSeconds: 60, cause: verdict.failure });
      if (typeof look.content === 'string') await scan?.(look.content, lane);
    },
    stop: async () => void (await Promise.all([usual.end(), apart.end()])),
  };
}

/** A process that looks at files one after the other. */
function readerOf(program: string, timeLimitMs: number) {
  const inTurn = fairQueue({ running: 1, waiting: 200, waitingOfOneSource: 50 });
  let worker: ChildProcess | undefined;

  const end = async () => {
    const ending = worker;
    worker = undefined;
    ending?.ref();
    if (ending?.kill('SIGKILL')) await once(ending, 'exit');
  };

  const ask = async (look: Look): Promise<Verdict> => {
    if (!worker?.connected) worker = startWorker(program);
    try {
      return await answerOf(worker, look, timeLimitMs);
    } catch (error) {
      await end();
      return (error as Error).name === 'AbortError' ? COSTLY : { failure: error };
    }
  };

  return { inTurn, ask, end };
}

/** What the reader of PDFs prints concerns nobody, and this process's settings do not concern the reader. */
function startWorker(program: string): ChildProcess {
  const worker = fork(program, {
    execArgv: [`--max-old-space-size=${MEMORY_LIMIT_MB}`],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}

/** Rejects with an `AbortError` after its time. A worker that is ended over a file by a signal ran out of memory. */
async function answerOf(worker: ChildProcess, look: Look, timeLimitMs: number): Promise<Verdict> {
  const over = new AbortController();
  const { signal } = over;
  // A timeout of AbortSignal's own that only others listen to may be collected before it comes.
  const timer = setTimeout(() => over.abort(), timeLimitMs);
  const answered = once(worker, 'message', { signal }) as Promise<[Verdict]>;
  const ended = once(worker, 'exit', { signal }) as Promise<[number | null, string | null]>;
  worker.channel?.ref();
  worker.send(look);
  try {
    return await Promise.race([
      answered.then(([verdict]) => verdict),
      ended.then(([code, by]): Verdict => (by ? COSTLY : { failure: new Error(`ended with ${code}`) })),
    ]);
  } finally {
    clearTimeout(timer);
    over.abort();
    worker.channel?.unref();
  }
}
