import { and, desc, eq, lt } from 'drizzle-orm';
import type { ReportFormat, ReportStatus } from '../../../../lib/contract/workplace/reports/limits';
import { audit } from '../../../platform/audit/audit';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { reportRuns } from '../tables';

/** For as long it is asked how far a file is. */
const RETENTION_MS = 24 * 3_600_000;

type Writer = Pick<CallContext, 'actor' | 'db' | 'now' | 'requestId'>;

interface NewRun {
  readonly code: string;
  readonly reportCode: string;
  readonly format: ReportFormat;
}

/** Notes that a file is begun, and who takes which report with them. 409 for a code that was used before. */
export async function beginRun(context: Writer, { code, reportCode, format }: NewRun): Promise<string> {
  const { actor, db, now } = context;
  const [run] = await db
    .insert(reportRuns)
    .values({ code, accountId: actor.accountId, reportCode, format, state: 'running', startedAt: now })
    .onConflictDoNothing()
    .returning({ id: reportRuns.id });
  if (!run) throw new ApiError('conflict');
  await audit(context, {
    subject: { kind: 'report', id: reportCode },
    action: 'download report',
    after: { report: reportCode, format },
  });
  return run.id;
}

/** Notes how many rows are written; false once the run was stopped. */
export async function noteProgress(db: Database, id: string, rowCount: number): Promise<boolean> {
  const updated = await db
    .update(reportRuns)
    .set({ rowCount })
    .where(and(eq(reportRuns.id, id), eq(reportRuns.state, 'running')))
    .returning({ id: reportRuns.id });
  return updated.length > 0;
}

/** Notes how it ended, unless that is noted already. */
export async function endRun(db: Database, id: string, state: 'complete' | 'failed', endedAt: Date): Promise<void> {
  await db
    .update(reportRuns)
    .set({ state, endedAt })
    .where(and(eq(reportRuns.id, id), eq(reportRuns.state, 'running')));
}

/** Stops a file of one's own; one that is complete, or of somebody else, answers 404. */
export async function stopRun({ actor, db, now, ...context }: Writer, code: string): Promise<void> {
  const isRunning = and(
    eq(reportRuns.accountId, actor.accountId),
    eq(reportRuns.code, code),
    eq(reportRuns.state, 'running'),
  );
  const [run] = await db
    .update(reportRuns)
    .set({ state: 'stopped', endedAt: now })
    .where(isRunning)
    .returning({ reportCode: reportRuns.reportCode });
  if (!run) throw new ApiError('not_found');
  await audit(
    { ...context, actor, db, now },
    { subject: { kind: 'report', id: run.reportCode }, action: 'stop report' },
  );
}

const STATUS = { running: 'P', complete: 'C', failed: 'E', stopped: 'E' } as const;

/** How far one's own file is, the last one of the report where no code is given; null where there is none. */
export async function reportStatus(
  { actor, db }: Pick<CallContext, 'actor' | 'db'>,
  { reportCode, runCode }: { reportCode: string; runCode: string },
): Promise<{ Status: ReportStatus; RowCount: number } | null> {
  const isOwn = and(eq(reportRuns.accountId, actor.accountId), eq(reportRuns.reportCode, reportCode));
  const [run] = await db
    .select({ state: reportRuns.state, rowCount: reportRuns.rowCount })
    .from(reportRuns)
    .where(runCode ? and(isOwn, eq(reportRuns.code, runCode)) : isOwn)
    .orderBy(desc(reportRuns.startedAt))
    .limit(1);
  return run ? { Status: STATUS[run.state], RowCount: run.rowCount } : null;
}

export const purgeRuns = async (db: Database, now: Date): Promise<void> => {
  await db.delete(reportRuns).where(lt(reportRuns.startedAt, new Date(now.getTime() - RETENTION_MS)));
};
