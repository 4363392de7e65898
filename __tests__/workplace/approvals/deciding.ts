import { and, eq, ne } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { persons } from '../../../hr-api/people/tables';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { ApiError } from '../../../hr-api/platform/errors';
import { approvalHandlers } from '../../../hr-api/workplace/approvals/lists/approval-handlers';
import { approvalApprovers, approvals } from '../../../hr-api/workplace/approvals/tables';
import { actorOf, contextOf } from '../../people/cast-actors';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import type { Asking } from './test-subject';

interface How {
  readonly roleCode?: number;
  readonly outcome?: 'approved' | 'rejected';
  readonly comment?: string;
}

/** Somebody decides on what they saw, in a transaction as the HR API opens it; answers `done`, or why they were refused. */
export async function decide(
  hr: TestApp,
  empid: string,
  { code, version }: Pick<Asking, 'code' | 'version'>,
  { roleCode = ROLE.employee, outcome = 'approved', comment = outcome === 'rejected' ? 'No.' : '' }: How = {},
): Promise<string> {
  const context = contextOf(hr, await actorOf(hr, empid, roleCode));
  const request = { KeyCode: code, Version: version, Comments: comment };
  try {
    await inTransaction(hr.db, (db) =>
      approvalHandlers.decideApproval.handle(
        { ...request, StatusCode: outcome === 'approved' ? 2 : 4 },
        { ...context, db },
      ),
    );
    return 'done';
  } catch (error) {
    return error instanceof ApiError ? error.code : 'internal';
  }
}

/** The codes of what waits for somebody in a role. */
export async function waitingFor(hr: TestApp, empid: string, roleCode: number = ROLE.employee): Promise<string[]> {
  const context = contextOf(hr, await actorOf(hr, empid, roleCode));
  const rows = await approvalHandlers.listApprovals.handle(
    { State: 'waiting', Kind: '', Search: '', After: '', PageSize: 200 },
    context,
  );
  return rows.map(({ KeyCode }) => KeyCode);
}

/** Who is asked, by name. */
export async function approverNames(hr: TestApp, code: string): Promise<string[]> {
  const rows = await hr.db
    .select({ name: persons.name })
    .from(approvalApprovers)
    .innerJoin(approvals, and(eq(approvals.id, approvalApprovers.approvalId), eq(approvals.code, code)))
    .innerJoin(persons, eq(persons.id, approvalApprovers.personId))
    .where(and(eq(approvalApprovers.state, 'waiting'), ne(approvals.state, 'withdrawn')));
  return rows.map(({ name }) => name).sort();
}
