import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../capability';
import { inTransaction } from '../db/transaction';
import { describeError } from '../log';
import { claimNext, finish, LEASE_MS, prolong, release, type Claim } from './claims';
import type { ScheduledKind } from './kinds';
import { LostOccurrence } from './lost-occurrence';
import { occurrenceOf } from './occurrence';
import { countRun } from './run-counts';

/** After so many workers that were not heard of again, the next one would end as they did. */
const MAX_WORKERS = 5;
const RETRY_MS = 60_000;
const KEEP_UNKNOWN_DAYS = 30;

export interface Runner {
  readonly dependencies: Dependencies;
  readonly kinds: Readonly<Record<string, ScheduledKind>>;
  /** Aborts when the process is about to stop. */
  readonly stopping: AbortSignal;
  /** Kinds that this worker leaves to others. */
  readonly leftOut?: readonly string[];
  readonly leaseMs?: number;
}

/** Takes an occurrence and does what is to be done; answers whether there was one. */
export async function runNext(runner: Runner): Promise<boolean> {
  const { db, clock, log } = runner.dependencies;
  const claim = await claimNext(db, clock(), runner.leftOut);
  if (!claim) return false;
  const { kind, subject, requestId, fence } = claim;
  const own = log.child({ kind, subject, requestId, occurrence: claim.id });
  const outcome = fence > MAX_WORKERS ? failed('worker_lost') : await attempt(claim, runner, own);
  if (outcome.state === 'lost') own.warn('a scheduled run was taken over');
  else if (outcome.state === 'waiting') await release(db, claim, outcome.at);
  else if (await end(claim, outcome, runner, own)) countRun(kind, outcome.state);
  return true;
}

/** Notes how it ended, and has whoever is to know told where it failed; false where another worker has it. */
const end = (
  claim: Claim,
  outcome: Extract<Outcome, { readonly state: 'done' | 'failed' }>,
  runner: Runner,
  log: FastifyBaseLogger,
): Promise<boolean> =>
  inTransaction(runner.dependencies.db, async (tx) => {
    if (!(await finish(tx, claim, { ...outcome, ...endOf(runner, claim.kind) }))) return false;
    const { tellFailed } = runner.kinds[claim.kind] ?? {};
    if (outcome.state === 'failed' && tellFailed)
      await inTransaction(tx, (part) => tellFailed(part, claim.subject, runner.dependencies)).catch((error: unknown) =>
        log.error({ err: error }, 'nobody was told of a run that failed'),
      );
    return true;
  });

function endOf({ dependencies, kinds }: Runner, kind: string) {
  const endedAt = dependencies.clock();
  const keepDays = kinds[kind]?.keepDays ?? KEEP_UNKNOWN_DAYS;
  return { endedAt, keptUntil: new Date(endedAt.getTime() + keepDays * 86_400_000) };
}

type Outcome =
  | { readonly state: 'done'; readonly counts: Readonly<Record<string, number>> }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'waiting'; readonly at: Date }
  | { readonly state: 'lost' };

const failed = (error: string) => ({ state: 'failed', error }) as const;

async function attempt(claim: Claim, runner: Runner, log: FastifyBaseLogger): Promise<Outcome> {
  const { dependencies, kinds, stopping } = runner;
  const kind = kinds[claim.kind];
  if (!kind) return failed('unknown_kind');
  const { db, clock } = dependencies;
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stopping]);
  const beat = () =>
    prolong(db, claim, clock()).then(
      (isHeld) => void (isHeld || lost.abort()),
      (error: unknown) => log.warn({ err: error }, 'a scheduled run was not prolonged'),
    );
  const heartbeat = setInterval(() => void beat(), (runner.leaseMs ?? LEASE_MS) / 3).unref();
  try {
    return { state: 'done', counts: await kind.run(occurrenceOf(claim, { db, clock, signal }), dependencies) };
  } catch (error) {
    if (stopping.aborted) return { state: 'waiting', at: clock() };
    if (lost.signal.aborted || error instanceof LostOccurrence) return { state: 'lost' };
    log.error({ err: error }, 'a scheduled run failed');
    if (claim.fence < kind.tries) return { state: 'waiting', at: new Date(clock().getTime() + RETRY_MS * claim.fence) };
    return failed(describeError(error).name);
  } finally {
    clearInterval(heartbeat);
  }
}
