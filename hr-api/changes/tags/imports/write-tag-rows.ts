import { amongIds } from '../../../platform/db/among-ids';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import type { ChangePlan } from '../../../people/changes/make/change-request';
import { writeChanges } from '../../../people/changes/make/make-changes';
import { lockEmployments } from '../../../people/changes/make/read-employments';
import { undoChanges } from '../../../people/changes/make/undo-changes';
import { changes } from '../../../people/changes/tables';
import type { ImportContext, PlannedRow, RowOfFile, TakenBack } from '../../../workplace/imports/import-kind';
import { inHalves } from '../../../workplace/imports/rows/in-halves';
import { issueOf, refusalOf } from '../../../workplace/imports/rows/issue-of';
import { lockTag } from '../lock-tag';
import { refuseTags } from '../refuse-tags';
import { hasLostOwners } from '../undo-move';
import { planTagRows, type TagMemory, type TagWork } from './plan-tag-rows';
import { readTagFacts } from './read-tag-facts';

type Memories = Map<number, Record<string, unknown>>;

const workOf = ({ work }: PlannedRow) => work as TagWork;

/** Whoever writes holds the tags, always in the same order, and plans on what stands then. */
async function lockTags({ db }: Pick<ImportContext, 'db'>, codes: readonly number[]): Promise<void> {
  for (const code of [...new Set(codes)].sort((one, other) => one - other)) await lockTag(db, code);
}

/** Writes rows: those who get a tag or go to another user, then those who lose it. Each move stands by itself in the history of its tag. */
export async function writeTagRows(context: ImportContext, rows: readonly PlannedRow[]): Promise<Memories> {
  const works = rows.map(workOf);
  await lockTags(
    context,
    works.map(({ tagCode }) => tagCode),
  );
  await lockEmployments(
    context.db,
    works.map(({ employmentId }) => employmentId),
  );
  const again = await planTagRows(
    context,
    await readTagFacts(context),
    works.map(({ given }) => given),
  );
  const [issue] = again.flatMap(({ issues }) => issues);
  if (issue) throw refusalOf(issue);
  const plans = again.flatMap((row) => workOf(row).plans);
  const isLoss = ({ request }: ChangePlan) => request.values['owner_id'] === null;
  const made = new Map<string, string[]>();
  for (const part of [plans.filter((plan) => !isLoss(plan)), plans.filter(isLoss)])
    for (const move of movesOf(part)) await writeMove(context, move, made);
  return new Map(
    again.map((row): [number, Record<string, unknown>] => {
      const { employmentId, tagCode } = workOf(row);
      const memory: TagMemory = { ...row.memory, changes: made.get(`${employmentId} ${tagCode}`) ?? [] };
      return [row.line, { ...memory }];
    }),
  );
}

/** Those of one tag that go to one user on one day. */
function movesOf(plans: readonly ChangePlan[]): ChangePlan[][] {
  const moves = new Map<string, ChangePlan[]>();
  for (const plan of plans) {
    const { from, values } = plan.request;
    const name = [values['tag_code'], values['owner_id'], from].join(' ');
    moves.set(name, [...(moves.get(name) ?? []), plan]);
  }
  return [...moves.values()];
}

async function writeMove(
  { db, actor, now, requestId }: ImportContext,
  move: readonly ChangePlan[],
  made: Map<string, string[]>,
): Promise<void> {
  const written = await writeChanges({ db, actor, now, requestId }, move);
  for (const { id, plan } of written.made) {
    const name = `${plan.request.employmentId} ${plan.request.values['tag_code']}`;
    made.set(name, [...(made.get(name) ?? []), id]);
  }
}

/** Takes rows back as the page of the tag takes a move back. */
export async function takeTagRowsBack(
  context: ImportContext,
  rows: readonly RowOfFile[],
  reason: string,
): Promise<TakenBack[]> {
  if (!context.actor.permissions.has('tag.move'))
    return rows.map(({ line }) => ({ line, issue: { column: '', reason: 'no_right' } }));
  const attempt = async (part: readonly RowOfFile[]): Promise<TakenBack[]> => {
    await context.db.transaction(() => takeAllBack(context, part, reason));
    return part.map(({ line }) => ({ line }));
  };
  return inHalves(rows, attempt, ({ line }, error): TakenBack => {
    if (!(error instanceof ApiError)) throw error;
    return { line, issue: { ...issueOf(error), column: '' } };
  });
}

async function takeAllBack(context: ImportContext, rows: readonly RowOfFile[], reason: string): Promise<void> {
  const { db, actor, now, requestId } = context;
  const ofTags = new Map<number, string[]>();
  for (const { memory } of rows) {
    const { tag, changes: ids = [] }: TagMemory = memory;
    if (tag !== undefined) ofTags.set(tag, [...(ofTags.get(tag) ?? []), ...ids]);
  }
  await lockTags(context, [...ofTags.keys()]);
  const ids = [...ofTags.values()].flat();
  const made = await db.select().from(changes).where(amongIds(changes.id, ids));
  if (made.length > 0) await undoChanges({ db, actor, now, requestId }, made, reason);
  for (const [tagCode, changeIds] of ofTags)
    if (await hasLostOwners(db, { tagCode, changeIds }, dayOf(now)))
      throw refuseTags({ path: 'MoveCode', message: 'owner_gone' });
}
