import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ApprovalPerson } from '../../../../lib/contract/workplace/approvals/shapes';
import { persons } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { CallContext } from '../../../platform/calls/call';
import type { HomeRow, HomeSource } from '../../home/home-rows';
import { leadsInto } from '../../shell/data';
import { namePersons } from '../lists/named-persons';
import { subjectsIn, type ApprovalSubject } from '../subject';
import { approvalApprovers, approvals } from '../tables';
import { waitsInTeam } from './team-approvals';
import { waitsInAnyRole } from './waiting-in-any-role';

type Context = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

const approverPersons = alias(persons, 'approver_persons');

const findWaiting = (db: Database, condition: SQL, limit: number) =>
  db
    .select({
      code: approvals.code,
      kind: approvals.kind,
      subjectId: approvals.subjectId,
      createdAt: approvalApprovers.since,
      roleCode: approvalApprovers.roleCode,
      dueOn: approvals.escalateOn,
      personId: approvals.personId,
      approver: { name: approverPersons.name, empid: approverPersons.empid },
    })
    .from(approvalApprovers)
    .innerJoin(approvals, eq(approvals.id, approvalApprovers.approvalId))
    .innerJoin(approverPersons, eq(approverPersons.id, approvalApprovers.personId))
    .where(condition)
    .orderBy(asc(approvalApprovers.since), asc(approvalApprovers.id))
    .limit(limit);

type Found = Awaited<ReturnType<typeof findWaiting>>[number];

/** The kinds that lead into a module; undefined for all. */
async function kindsIn(db: Database, subjects: readonly ApprovalSubject[], moduleCode: number | undefined) {
  if (moduleCode === undefined) return undefined;
  const kinds: string[] = [];
  for (const { kind, page, ownPage = page } of subjects)
    if ((await leadsInto(db, moduleCode, page)) || (await leadsInto(db, moduleCode, ownPage))) kinds.push(kind);
  return kinds;
}

/** What each is about, where the active role is the one in which it is decided; else only its kind is told. */
async function titlesOf(context: Context, subjects: readonly ApprovalSubject[], found: readonly Found[]) {
  const titles = new Map<string, string>();
  const isOfRole = ({ roleCode }: Found) => roleCode === null || roleCode === context.actor.roleCode;
  for (const subject of subjects) {
    const ids = found.filter((row) => row.kind === subject.kind && isOfRole(row)).map(({ subjectId }) => subjectId);
    if (ids.length === 0) continue;
    for (const [id, title] of await subject.titlesOf(context, ids)) titles.set(id, title);
  }
  return titles;
}

const whoseIs = ({ Name, Empid, HasPhoto, ChillCode }: ApprovalPerson) => ({
  ...{ name: Name, empid: Empid, hasPhoto: HasPhoto },
  personCode: ChillCode || undefined,
});

/** What waits for the caller's decision, the longest waiting first, and what waits for their team. */
export const homeApprovals: HomeSource = async (context, { on, limit, moduleCode }) => {
  const { actor, db, language, services } = context;
  const { personId, employmentId } = actor;
  if (!employmentId) return { rows: [], counts: {} };
  const subjects = subjectsIn(services.capabilities);
  const kinds = await kindsIn(db, subjects, moduleCode);
  const isMine = await waitsInAnyRole(db, { personId, today: on, kinds });
  const isOfTeam = waitsInTeam(employmentId, on, kinds);
  const [mine, team] = [await findWaiting(db, isMine, limit), await findWaiting(db, isOfTeam, limit)];
  const titles = await titlesOf(context, subjects, mine);
  const nameOf = await namePersons(
    context,
    mine.map((found) => found.personId),
  );
  const subjectFor = (kind: string) => subjects.find((one) => one.kind === kind);
  const rowOf = ({ kind, code, createdAt, dueOn }: Found) => ({
    kind: 'approval',
    code,
    title: subjectFor(kind)?.names[language] ?? '',
    button: 'open' as const,
    createdAt,
    dueOn,
  });
  const rows = mine.map((found): HomeRow => ({
    ...rowOf(found),
    title: titles.get(found.subjectId) || (subjectFor(found.kind)?.names[language] ?? ''),
    group: 'now',
    ...whoseIs(nameOf(found.personId)),
    link: subjectFor(found.kind)?.page ?? '',
    linkKey: 'key',
    linkValue: found.code,
    roleCode: found.roleCode ?? undefined,
  }));
  const teamRows = team.map((found): HomeRow => ({ ...rowOf(found), group: 'team', ...found.approver, link: '' }));
  const countOf = async (found: readonly Found[], condition: SQL) =>
    found.length < limit ? found.length : db.$count(approvalApprovers, condition);
  return {
    rows: [...rows, ...teamRows],
    counts: { now: await countOf(mine, isMine), team: await countOf(team, isOfTeam) },
  };
};
