import { daysAfter, wireDate, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import type { ChangePlan } from '../../../people/changes/make/change-request';
import type { DatedRow } from '../../../people/changes/rows/dated-row';
import { covers } from '../../../people/effective-dates';
import { canCorrectHistory } from '../../../people/policy';
import { said, type GivenRow, type ImportContext, type PlannedRow } from '../../../workplace/imports/import-kind';
import { findSubjects, type Subject } from '../../../workplace/imports/rows/find-subjects';
import { issueOf } from '../../../workplace/imports/rows/issue-of';
import { linesBefore } from '../../../workplace/imports/rows/lines-before';
import type { RowChange, RowIssue } from '../../../workplace/imports/tables';
import { justificationOf } from '../../../workplace/imports/usual-options';
import { isWithin } from '../../imports/is-within';
import { readHistories } from '../../imports/read-histories';
import { planOnRows } from '../plan-tag-change';
import { rowsOfTag } from '../tag-people';
import type { TagColumn } from './tag-columns';
import type { TagFacts, TagUser } from './read-tag-facts';

/** What is remembered of a row, as JSON. */
export interface TagMemory {
  readonly employment?: string;
  readonly tag?: number;
  /** The changes that were made, by their ids. */
  readonly changes?: readonly string[];
}

/** What is written of a row: who gets the tag or goes to another user, then who loses it. */
export interface TagWork {
  readonly given: GivenRow;
  readonly employmentId: string;
  readonly tagCode: number;
  readonly plans: readonly ChangePlan[];
}

/** What rows are planned with: read once for all of them. */
interface Reading {
  readonly context: ImportContext;
  readonly facts: TagFacts;
  readonly subjects: ReadonlyMap<string, readonly Subject[]>;
  readonly rowsOf: (tagCode: number, employmentId: string) => readonly DatedRow[];
  readonly places: ReadonlyMap<string, readonly DatedRow[]>;
  /** Lines of the file that are of the same person and tag already. */
  readonly lineOf: Map<string, number>;
}

class RowRefused extends Error {
  constructor(readonly issue: RowIssue) {
    super(issue.reason);
  }
}

const refuse = (column: TagColumn | '', reason: string, params?: RowIssue['params']) =>
  new RowRefused({ column, reason, ...(params && { params }) });

/** Plans rows by what plans a change of a tag on its page. */
export async function planTagRows(
  context: ImportContext,
  facts: TagFacts,
  rows: readonly GivenRow[],
): Promise<PlannedRow[]> {
  const by = context.keyColumn === 'Mail' ? 'Mail' : 'EmployeeID';
  const keys = [...new Set(rows.map(({ key }) => key).filter(Boolean))];
  const subjects = await findSubjects(context, { by, keys, today: facts.today });
  const ids = [...subjects.values()].flat().flatMap(({ employments }) => employments.map(({ id }) => id));
  const reading: Reading = {
    ...{ context, facts, subjects },
    rowsOf: await readRowsOf(context, facts, rows, ids),
    places: (await readHistories(context, ids, new Set(['assignment'] as const))).assignment,
    lineOf: linesBefore(await context.rowsWithKeys(keys), rows, nameIn),
  };
  return rows.map((row) => planRow(reading, row));
}

async function readRowsOf({ db }: ImportContext, facts: TagFacts, rows: readonly GivenRow[], ids: readonly string[]) {
  const byTag = new Map<number, ReadonlyMap<string, readonly DatedRow[]>>();
  for (const text of new Set(rows.map((row) => said(row, 'TagCode')))) {
    const tag = facts.tagMeantBy(text);
    if (typeof tag !== 'string' && !byTag.has(tag.code)) byTag.set(tag.code, await rowsOfTag(db, tag.code, ids));
  }
  return (tagCode: number, employmentId: string) => byTag.get(tagCode)?.get(employmentId) ?? [];
}

const nameOf = (employmentId: string, tagCode: number) => `${employmentId} ${tagCode}`;

const nameIn = ({ employment, tag }: TagMemory) =>
  employment && tag !== undefined ? nameOf(employment, tag) : undefined;

function planRow(reading: Reading, row: GivenRow): PlannedRow {
  const [subject] = reading.subjects.get(row.key) ?? [];
  const isSeen = subject?.employments.some((one) => one.isSeen) ?? false;
  const shared = { line: row.line, label: (isSeen && subject?.name) || '', memory: {}, changes: [] };
  if (row.issues.length > 0) return { ...shared, outcome: 'refused', issues: row.issues };
  try {
    return { ...shared, ...planned(reading, row) };
  } catch (error) {
    const issue = issueIn(reading, error);
    if (!issue) throw error;
    return { ...shared, outcome: 'refused', issues: [issue] };
  }
}

/** As what refused it says; the fields of the page are columns of the file. */
function issueIn({ context }: Reading, error: unknown): RowIssue | null {
  if (error instanceof RowRefused) return error.issue;
  if (!(error instanceof ApiError)) return null;
  const { column: path, ...issue } = issueOf(error);
  const columns: Readonly<Record<string, string>> = { TagUserCode: 'TagUser', TagUsersList: context.keyColumn };
  return { column: columns[path] ?? path, ...issue };
}

type Planned = Pick<PlannedRow, 'outcome' | 'issues' | 'changes' | 'memory' | 'work'>;

function planned(reading: Reading, row: GivenRow): Planned {
  const { context, facts, lineOf } = reading;
  if (!context.actor.permissions.has('tag.move')) throw refuse('', 'no_right');
  const tag = facts.tagMeantBy(said(row, 'TagCode'));
  if (said(row, 'TagCode') === '') throw refuse('TagCode', 'required');
  if (typeof tag === 'string') throw refuse('TagCode', `${tag}_choice`, { text: said(row, 'TagCode') });
  const until = said(row, 'Until');
  const from = said(row, 'EffectiveFrom') || context.options['EffectiveFrom'] || facts.today;
  // A row that says only until when it holds gives nothing to somebody who has it.
  const onlyEnds = until !== '' && said(row, 'EffectiveFrom') === '' && said(row, 'TagUser') === '';
  const employment = employmentOf(reading, row, onlyEnds ? until : from);
  if (!canCorrectHistory(context.actor, employment)) throw refuse(keyOf(context), 'own');
  const rows = reading.rowsOf(tag.code, employment.id);
  const place: Place = { tagCode: tag.code, employment, rows, from, until };
  const holds = rows.some((one) => covers(one, until || from));
  const plans = onlyEnds && holds ? endOf(reading, place) : spanOf(reading, row, place);
  const places = reading.places.get(employment.id) ?? [];
  if (!plans.every((plan) => isWithin(facts.covered, { plan, places }))) throw refuse(keyOf(context), 'outside_scope');
  const name = nameOf(employment.id, tag.code);
  const line = lineOf.get(name);
  if (line !== undefined && line !== row.line) throw refuse('TagCode', 'twice_in_file', { line });
  lineOf.set(name, row.line);
  const [first] = plans;
  const memory: TagMemory = { employment: employment.id, tag: tag.code };
  const work: TagWork = { given: row, employmentId: employment.id, tagCode: tag.code, plans };
  const isNew = first !== undefined && first.was['owner_id'] === null;
  return {
    ...{ issues: [], memory: { ...memory }, work, changes: plans.flatMap((plan) => changesOf(plan)) },
    outcome: plans.length === 0 ? 'same' : isNew ? 'new' : 'changed',
  };
}

const keyOf = ({ keyColumn }: ImportContext) => keyColumn as TagColumn;

interface Place {
  readonly tagCode: number;
  readonly employment: ReturnType<typeof employmentOf>;
  readonly rows: readonly DatedRow[];
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** The employment of whom a row names on a day. Somebody whom the reader does not see is unknown. */
function employmentOf({ context, subjects }: Reading, row: GivenRow, day: CalendarDate) {
  const column = keyOf(context);
  const [subject, other] = subjects.get(row.key) ?? [];
  if (row.key === '') throw refuse(column, 'required');
  if (other) throw refuse(column, 'several_people');
  if (!subject?.employments.some(({ isSeen }) => isSeen)) throw refuse(column, 'unknown_person');
  const employment = subject.employments.find((one) => covers(one, day));
  if (!employment?.isSeen) throw refuse('EffectiveFrom', 'outside_employment', { day: wireDate(day) });
  return { ...employment, personId: subject.personId };
}

/** Who has the tag from a day on, with whom, and until when. */
function spanOf(reading: Reading, row: GivenRow, place: Place): ChangePlan[] {
  const { from, until, rows, tagCode, employment } = place;
  if (until !== '' && until < from) throw refuse('Until', 'end_before_beginning');
  const current = rows.find((one) => covers(one, from));
  const holder = String(current?.values['owner_id'] ?? '');
  const user = current && said(row, 'TagUser') === '' ? holder : userOf(reading, row, { tagCode, from }).id;
  const given =
    user === holder
      ? []
      : planOnRows(
          reading.context.actor,
          { intent: current ? 'move' : 'add', tagCode, from },
          {
            ...{ ownerId: user, employments: [employment], justification: justificationOf(reading.context) },
            rows: new Map([[employment.id, rows]]),
          },
        );
  return until === '' ? given : [...given, ...endOf(reading, { ...place, rows: given[0]?.after ?? rows })];
}

/** Takes the tag off on the day after the last one; nothing where it has ended by then. */
function endOf({ context }: Reading, { tagCode, employment, rows, until }: Place): ChangePlan[] {
  const day = daysAfter(until, 1);
  if (!rows.some((one) => covers(one, day))) return [];
  return planOnRows(
    context.actor,
    { intent: 'remove', tagCode, from: day },
    {
      ...{ ownerId: null, employments: [employment], justification: justificationOf(context) },
      rows: new Map([[employment.id, rows]]),
    },
  );
}

/** Whom a row names, by number, address or a name that is one user's alone; without a name the only one who looks after the tag. */
function userOf(
  { facts }: Reading,
  row: GivenRow,
  { tagCode, from }: { readonly tagCode: number; readonly from: CalendarDate },
): TagUser {
  const users = facts.usersOf(tagCode, from);
  const text = said(row, 'TagUser');
  const low = text.toLowerCase();
  const byNumber = users.filter(({ empid, mail }) => [empid, mail].some((one) => one.toLowerCase() === low));
  const found =
    text === '' ? users : byNumber.length > 0 ? byNumber : users.filter(({ name }) => name.toLowerCase() === low);
  const [user, other] = found;
  if (other) throw refuse('TagUser', text === '' ? 'user_needed' : 'unclear_leader', { text });
  if (!user) throw refuse('TagUser', 'not_owner', { text });
  return user;
}

function changesOf({ request, was }: ChangePlan): RowChange[] {
  const [before, after] = [String(was['owner_id'] ?? ''), String(request.values['owner_id'] ?? '')];
  if (after === '') return [{ column: 'Until', from: '', to: daysAfter(request.from, -1) }];
  return [
    ...(before === '' ? [{ column: 'TagCode', from: '', to: String(request.values['tag_code']) }] : []),
    { column: 'TagUser', from: before, to: after },
    { column: 'EffectiveFrom', from: '', to: request.from },
  ];
}
