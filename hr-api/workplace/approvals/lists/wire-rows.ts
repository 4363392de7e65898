import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { APPROVAL_STATUS } from '../../../../lib/contract/workplace/approvals/limits';
import type { ApprovalRow } from '../../../../lib/contract/workplace/approvals/shapes';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, wireDate, wireInstant } from '../../../platform/dates';
import type { Approval } from '../flow/approval';
import { subjectsIn, type ApprovalSubject } from '../subject';
import { approvalChains, approvals } from '../tables';
import { approvalTexts } from '../texts';
import type { FoundRow } from './find-rows';
import { formatCursor } from './list-order';
import { namePersons } from './named-persons';

type WireContext = Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'services'>;

export async function readApprovals(context: Pick<CallContext, 'db'>, ids: readonly string[]): Promise<Approval[]> {
  return context.db
    .select({ ...getTableColumns(approvals), steps: approvalChains.steps })
    .from(approvals)
    .innerJoin(approvalChains, eq(approvalChains.id, approvals.chainId))
    .where(inArray(approvals.id, [...ids]));
}

/** What approvals of several kinds are about, asked once of each kind. */
async function titlesOf(context: WireContext, subjects: readonly ApprovalSubject[], found: readonly Approval[]) {
  const titles = new Map<string, string>();
  for (const subject of subjects) {
    const ids = found.filter(({ kind }) => kind === subject.kind).map(({ subjectId }) => subjectId);
    if (ids.length === 0) continue;
    for (const [id, title] of await subject.titlesOf(context, ids)) titles.set(`${subject.kind} ${id}`, title);
  }
  return ({ kind, subjectId }: Approval) => titles.get(`${kind} ${subjectId}`) ?? '';
}

/** The rows of a list as the wire has them, in their order. */
export async function wireRows(context: WireContext, rows: readonly FoundRow[]): Promise<ApprovalRow[]> {
  if (rows.length === 0) return [];
  const { now, language, services } = context;
  const ids = rows.map(({ approvalId }) => approvalId);
  const found = await readApprovals(context, ids);
  const subjects = subjectsIn(services.capabilities);
  const titleOf = await titlesOf(context, subjects, found);
  const personOf = await namePersons(context, [
    ...found.flatMap(({ personId, askedById }) => [personId, askedById]),
    ...rows.map(({ forId }) => forId),
  ]);
  const byId = new Map(found.map((approval) => [approval.id, approval]));
  const today = dayOf(now);
  return rows.flatMap((row): ApprovalRow[] => {
    const approval = byId.get(row.approvalId);
    if (!approval || approval.state === 'withdrawn') return [];
    const { state, steps, escalateOn } = approval;
    const title = titleOf(approval);
    return [
      {
        KeyCode: approval.code,
        Kind: approval.kind,
        KindName: subjects.find(({ kind }) => kind === approval.kind)?.names[language] ?? '',
        Title: title,
        Person: personOf(approval.personId),
        AskedBy: personOf(approval.askedById),
        OnBehalfOf: personOf(row.forId).Name,
        StatusCode: APPROVAL_STATUS[state],
        StatusName: approvalTexts[language].status[state],
        Comments: approval.comment,
        AskedDate: wireInstant(approval.askedAt),
        LastModifiedDate: wireInstant(approval.changedAt),
        // Of what a reader may not know any more the day is not told either.
        EffectiveDate: approval.effectiveOn && title !== '' ? wireDate(approval.effectiveOn) : '',
        DueDate: escalateOn ? wireDate(escalateOn) : '',
        IsOverdue: escalateOn !== null && escalateOn < today,
        Step: Math.min(approval.position + 1, steps.length),
        Steps: steps.length,
        Version: approval.version,
        Position: formatCursor(row),
      },
    ];
  });
}
