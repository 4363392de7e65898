import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { capabilities } from '../../../hr-api/composed';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import type { Capability } from '../../../hr-api/platform/capability';
import { ApiError } from '../../../hr-api/platform/errors';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { amendApproval } from '../../../hr-api/workplace/approvals/flow/amend-approval';
import { startApproval, type Asked } from '../../../hr-api/workplace/approvals/flow/start-approval';
import type { ApprovalSubject } from '../../../hr-api/workplace/approvals/subject';
import { actorOf, contextOf, employmentOf, type RunningApp } from '../../people/cast-actors';

export const KIND = 'desk-move';
const SECRET = 'desk 4711, beside the window';

/** What cannot be done though it is approved, by the subject's id. */
export const hindered = new Set<string>();

/** What people ask for here: another desk. What was decided is a row of a table, written where it is decided. */
const subject: ApprovalSubject = {
  kind: KIND,
  page: 'ecenter/essprofileview',
  names: {
    de: 'Umzug',
    en: 'Desk move',
    es: 'Cambio de mesa',
    fr: 'Changement de bureau',
    ja: '席替え',
    zh: '换座位',
  },
  refusals: { de: {}, en: { taken: 'Somebody sits there.' }, es: {}, fr: {}, ja: {}, zh: {} },
  titlesOf: async (_context, ids) => new Map(ids.map((id) => [id, 'Another desk'])),
  changesOf: async ({ actor }, _id, { onBehalfOf }) => [
    { Field: 'desk', Name: 'Desk', Before: 'desk 1', After: SECRET },
    { Field: 'reader', Name: 'Reader', Before: actor.personId, After: onBehalfOf ?? '' },
  ],
  linkOf: async () => ({ link: 'ecenter/essprofileview', key: '', value: '' }),
  onDecided: async ({ db }, { subjectId, outcome, comment }) => {
    await db.execute(sql`insert into test_decisions values (${subjectId}, ${outcome}, ${comment})`);
    if (outcome === 'approved' && hindered.has(subjectId))
      throw new ApiError('conflict', { params: { reason: 'taken' } });
    if (comment === 'break it') throw new Error('the subject is broken');
  },
};

/** Registers the subject of these tests, which no capability of the product has. */
export async function registerSubject(hr: RunningApp): Promise<void> {
  await hr.db.execute(
    sql`create table if not exists test_decisions (subject_id uuid not null, outcome text not null, comment text not null)`,
  );
  const all = capabilities as Capability[];
  // Files of tests share the capabilities: that of a file before knows nothing of what is hindered in this one.
  const before = all.findIndex(({ name }) => name === 'desks');
  all.splice(before < 0 ? all.length : before, 1, { name: 'desks', approvalSubjects: [subject] });
}

export async function decisionsOn(hr: RunningApp, subjectId: string): Promise<string[]> {
  const { rows } = await hr.db.execute<{ outcome: string }>(
    sql`select outcome from test_decisions where subject_id = ${subjectId}`,
  );
  return rows.map(({ outcome }) => outcome);
}

export interface Asking {
  readonly code: string;
  readonly subjectId: string;
  readonly version: string;
}

/** Somebody asks for another desk, for themself unless `of` says for whom. */
export async function ask(
  hr: RunningApp,
  by: string,
  { of = by, roleCode = ROLE.employee, ...asked }: Partial<Asked> & { of?: string; roleCode?: number } = {},
): Promise<Asking> {
  const context = contextOf(hr, await actorOf(hr, by, roleCode));
  const { personId } = await employmentOf(hr, of);
  const version = asked.version ?? 'v1';
  const subjectId = asked.subjectId ?? randomUUID();
  const { code } = await inTransaction(hr.db, (db) =>
    startApproval({ ...context, db }, { kind: KIND, subjectId, version, personId, ...asked }),
  );
  return { code, subjectId, version };
}

/** Whoever asked changes what they ask for. */
export async function amend(
  hr: RunningApp,
  by: string,
  { subjectId }: Asking,
  version: string,
  fields: readonly string[] = [],
): Promise<void> {
  const context = contextOf(hr, await actorOf(hr, by));
  const amended = { kind: KIND, subjectId, version, fields };
  await inTransaction(hr.db, (db) => amendApproval({ ...context, db }, amended));
}
