import { wireDate, type CalendarDate } from '../../../platform/dates';
import { canCorrectHistory } from '../../../people/policy';
import type { Section } from '../../../people/record/sections/sections';
import { rowsOfPeople } from '../../../people/record/values/keep-rows';
import type { RecordRow } from '../../../people/record/values/values';
import { said, type GivenRow, type ImportContext, type PlannedRow } from '../../../workplace/imports/import-kind';
import type { RowIssue } from '../../../workplace/imports/tables';
import { findSubjects, type Subject } from '../../../workplace/imports/rows/find-subjects';
import { linesBefore } from '../../../workplace/imports/rows/lines-before';
import type { GivenAnswer } from '../planning';
import { employmentOn } from '../plan/plan-update';
import { textsOf } from '../record/answer-of';
import { readChoices, type Choose } from '../record/own-choices';
import type { OwnField } from '../record/own-fields';
import { answersIn, planSection, type RecordDraft } from '../record/plan-record';
import { findSectionRow, nameOfRow } from './find-section-row';
import type { SectionFacts } from './read-section-facts';

/** What is remembered of a line, as JSON. */
export interface SectionRowMemory {
  /** The row that it speaks of, in a form that is compared. */
  readonly name?: string;
  readonly person?: string;
  readonly section?: number;
  /** The row that was added or changed. */
  readonly row?: string;
  readonly isAdded?: boolean;
  readonly answers?: readonly GivenAnswer[];
}

/** What is written of a line. */
export interface SectionRowWork {
  readonly personId: string;
  readonly section: Section;
  readonly day: CalendarDate;
  /** What is in force on the day; null for one more row. */
  readonly row: RecordRow | null;
  readonly answers: readonly GivenAnswer[];
}

/** What lines are planned with: read once for all of them. */
interface Reading {
  readonly context: ImportContext;
  readonly facts: SectionFacts;
  readonly choose: Choose;
  readonly subjects: ReadonlyMap<string, readonly Subject[]>;
  readonly rowsOf: (personId: string, section: number) => readonly RecordRow[];
  /** Lines of the file that speak of a row already. */
  readonly lineOf: Map<string, number>;
}

/** Plans lines by the rules that the form of their section has. */
export async function planSectionRows(
  context: ImportContext,
  facts: SectionFacts,
  rows: readonly GivenRow[],
): Promise<PlannedRow[]> {
  const by = context.keyColumn === 'Mail' ? 'Mail' : 'EmployeeID';
  const keys = [...new Set(rows.map(({ key }) => key).filter(Boolean))];
  const subjects = await findSubjects(context, { by, keys, today: facts.today });
  const spoken = facts.ownFields.filter(({ column }) => rows.some(({ values }) => values.has(column)));
  const personIds = [...subjects.values()].flat().map(({ personId }) => personId);
  const reading: Reading = {
    ...{ context, facts, subjects },
    choose: await readChoices(
      context,
      spoken.map((own) => ({ own, texts: rows.flatMap((row) => textsOf(own, said(row, own.column))) })),
    ),
    rowsOf: await readRowsOf(context, facts, { personIds, sections: new Set(spoken.map(({ section }) => section)) }),
    lineOf: linesBefore(await context.rowsWithKeys(keys), rows, ({ name }: SectionRowMemory) => name),
  };
  return rows.map((row) => planRow(reading, row));
}

async function readRowsOf(
  { db }: ImportContext,
  { today }: SectionFacts,
  { personIds, sections }: { readonly personIds: readonly string[]; readonly sections: ReadonlySet<Section> },
) {
  const bySection = new Map<number, ReadonlyMap<string, readonly RecordRow[]>>();
  if (personIds.length > 0)
    for (const section of sections)
      bySection.set(section.code, await rowsOfPeople(db, personIds, { section, from: today }));
  return (personId: string, section: number) => bySection.get(section)?.get(personId) ?? [];
}

function planRow(reading: Reading, row: GivenRow): PlannedRow {
  const [subject, other] = reading.subjects.get(row.key) ?? [];
  const isSeen = subject?.employments.some((one) => one.isSeen) ?? false;
  const draft: RecordDraft = { issues: [...row.issues], answers: [], changes: [] };
  const refuse = (column: string, reason: string, params?: RowIssue['params']) =>
    draft.issues.push({ column, reason, ...(params && { params }) });
  const { keyColumn } = reading.context;
  if (row.key === '') refuse(keyColumn, 'required');
  else if (other) refuse(keyColumn, 'several_people');
  else if (!subject || !isSeen) refuse(keyColumn, 'unknown_person');
  else if (!canCorrectHistory(reading.context.actor, subject)) refuse(keyColumn, 'own');
  const planned = subject && draft.issues.length === 0 ? planOf(reading, row, draft, subject) : null;
  const isWrong = draft.issues.length > 0 || !planned;
  return {
    ...{ line: row.line, label: (isSeen && subject?.name) || '', issues: draft.issues },
    outcome: isWrong ? 'refused' : planned.outcome,
    changes: isWrong ? [] : draft.changes,
    memory: isWrong ? {} : { ...planned.memory },
    ...(planned && { work: planned.work }),
  };
}

interface Planned {
  readonly outcome: 'new' | 'changed' | 'same';
  readonly memory: SectionRowMemory;
  readonly work: SectionRowWork;
}

/** What a line of somebody comes to; null where it is refused, which the draft says. */
function planOf(reading: Reading, row: GivenRow, draft: RecordDraft, subject: Subject): Planned | null {
  const { context, facts } = reading;
  const refuse = (column: string, reason: string, params?: RowIssue['params']): null => {
    draft.issues.push({ column, reason, ...(params && { params }) });
    return null;
  };
  const from = said(row, 'EffectiveFrom') || context.options['EffectiveFrom'] || facts.today;
  const employment = employmentOn(subject, from);
  if (!employment?.isSeen) return refuse('EffectiveFrom', 'outside_employment', { day: wireDate(from) });
  if (!facts.mayKeepRecords) return refuse('', 'no_right');
  if (facts.unknownKey !== null) return refuse('', 'unknown_key', { text: facts.unknownKey });
  const fields = facts.ownFields.filter(({ column }) => row.values.has(column));
  const [first] = fields;
  if (!first) return refuse('', 'no_section');
  const { section } = first;
  const strange = fields.find((own) => own.section !== section);
  if (strange) return refuse(strange.column, 'one_section');

  // A record is not changed by a file for days before today.
  const day = from > facts.today ? from : facts.today;
  const keys = keysFor(facts, fields, section);
  const missing = keys.find(({ column }) => !row.values.get(column));
  if (missing && facts.keys.includes(missing)) return refuse(missing.column, 'required');
  const apart: Pick<RecordDraft, 'issues'> = { issues: [] };
  const given = answersIn(reading, row, apart, { before: {}, fields });
  draft.issues.push(...apart.issues.filter(({ column }) => keys.some((key) => key.column === column)));
  if (draft.issues.length > 0) return null;
  const found = findSectionRow(reading.rowsOf(subject.personId, section.code), { said: given, keys, day });
  const keyColumn = keys[0]?.column ?? '';
  if ('reason' in found) return refuse(keyColumn, found.reason, { day: found.day ? wireDate(found.day) : '' });
  const name = nameOfRow(subject.personId, section.code, { said: given, keys });
  const line = reading.lineOf.get(name);
  if (line !== undefined && line !== row.line) return refuse(keyColumn, 'twice_in_file', { line });

  const isNew = found.row === null;
  planSection(reading, row, draft, { section, day, before: found.row?.answers ?? {}, fields, isNew });
  if (draft.issues.length > 0) return null;
  reading.lineOf.set(name, row.line);
  const { answers } = draft;
  return {
    outcome: answers.length === 0 ? 'same' : isNew ? 'new' : 'changed',
    memory: { name },
    work: { personId: subject.personId, section, day, row: found.row, answers },
  };
}

/** By which fields a line is told apart: those that were said for its section, else all that it says. */
function keysFor({ keys }: SectionFacts, fields: readonly OwnField[], section: Section): readonly OwnField[] {
  const own = keys.filter((key) => key.section === section);
  return own.length > 0 ? own : fields;
}
