import { ASSIGNMENT_FIELDS } from '../../../../lib/contract/changes/change-rules';
import { wireDate, type CalendarDate } from '../../../platform/dates';
import { covers } from '../../../people/effective-dates';
import { canCorrectHistory } from '../../../people/policy';
import { sameValues, type DatedRow } from '../../../people/changes/rows/dated-row';
import type { ChangedEmployment } from '../../../people/changes/make/change-request';
import { said, type GivenRow, type PlannedRow } from '../../../workplace/imports/import-kind';
import type { Subject } from '../../../workplace/imports/rows/find-subjects';
import { LINE_KINDS } from '../../imports/read-histories';
import { planIdentity } from './plan-identity';
import { planLeaving } from './plan-leaving';
import { planRecord } from '../record/plan-record';
import { COLUMN_OF, givenLeader, givenPlace, givenStatus, leadsFrom } from './plan-work';
import {
  LINE_COLUMN,
  linesOf,
  newDraft,
  type Draft,
  type PersonMemory,
  type PersonWork,
  type Planning,
} from '../planning';
import { planRequestOfRow } from './plan-request-of-row';

/** From which day on the changes of a row hold. */
export const dayOfRow = ({ context, facts }: Pick<Planning, 'context' | 'facts'>, row: GivenRow): CalendarDate =>
  said(row, 'EffectiveFrom') || context.options['EffectiveFrom'] || facts.today;

/** The employment of somebody that a row changes: the one of its day. */
export const employmentOn = ({ employments }: Subject, from: CalendarDate) =>
  employments.find((employment) => covers(employment, from));

/** What a row would change of somebody who is here. */
export function planUpdate(planning: Planning, row: GivenRow, subject: Subject): PlannedRow {
  const { context } = planning;
  const draft = newDraft(row);
  const memory = row.memory as PersonMemory;
  // Whom this import added begins with their first day.
  const from = row.isWritten && memory.joins && memory.from ? memory.from : dayOfRow(planning, row);
  const found = employmentOn(subject, from);
  const isSeen = found?.isSeen ?? subject.employments.some((one) => one.isSeen);
  const refuse = (reason: string, column = context.keyColumn, params = {}) =>
    draft.issues.push({ column, reason, params });
  if (!isSeen) refuse('not_yours');
  else if (!canCorrectHistory(context.actor, subject)) refuse('own');
  else if (!found) refuse('outside_employment', 'EffectiveFrom', { day: wireDate(from) });
  else {
    const employment = { ...found, personId: subject.personId };
    if (!row.isWritten) {
      planIdentity(planning, row, draft, { subject, from });
      const answersOn = (section: number, day: CalendarDate) => planning.records(subject.personId, section, day);
      planRecord(planning, row, draft, { from, answersOn });
    }
    planPlace(planning, row, draft, { employment, from });
    planStatus(planning, row, draft, { employment, from });
    planLines(planning, row, draft, { employment, from });
    if (!row.isWritten) planLeaving(planning, row, draft, employment);
  }
  const isWrong = draft.issues.length > 0;
  const isChanged =
    [draft.requests, draft.answers, draft.leavings].some(({ length }) => length > 0) || draft.leaders.size > 0;
  const kept: PersonMemory = { known: true, from, ...(found && { employment: found.id }), lines: linesOf(draft) };
  const { requests, answers, leavings } = draft;
  const work: PersonWork = { requests, answers, leavings, personId: subject.personId };
  return {
    ...{ line: row.line, label: isSeen ? subject.name : '', issues: draft.issues, work },
    outcome: isWrong ? 'refused' : isChanged ? 'changed' : 'same',
    changes: isWrong ? [] : draft.changes,
    memory: { ...(row.isWritten ? memory : kept) },
  };
}

interface Of {
  readonly employment: ChangedEmployment;
  readonly from: CalendarDate;
}

const currentIn = (rows: readonly DatedRow[], from: CalendarDate) => rows.find((row) => covers(row, from)) ?? null;
const justificationIn = ({ context }: Planning) => context.options['Justification'] ?? '';

/** One change of one field that begins on the day of the present row replaces what that says. */
const rowOfDay = (current: DatedRow | null, from: CalendarDate) => (current?.validFrom === from ? current.id : null);

function planPlace(planning: Planning, row: GivenRow, draft: Draft, { employment, from }: Of): void {
  const place = givenPlace(planning.facts, row, draft);
  const rows = planning.histories.assignment.get(employment.id) ?? [];
  const current = currentIn(rows, from) ?? rows.filter(({ validFrom }) => validFrom < from).at(-1) ?? null;
  const values = Object.fromEntries(
    Object.entries(place).filter(([column, code]) => !current || current.values[column] !== code),
  );
  if (Object.keys(values).length === 0) return;
  const missing = current ? [] : ASSIGNMENT_FIELDS.filter((field) => place[COLUMN_OF[field]] === undefined);
  for (const field of missing) draft.issues.push({ column: field, reason: 'required' });
  if (missing.length > 0) return;
  const request = {
    ...{ kind: 'assignment' as const, employmentId: employment.id, from, values, modes: {}, rowId: null },
    justification: justificationIn(planning),
  };
  if (!planRequestOfRow(planning, draft, { employment, request })) return;
  for (const field of ASSIGNMENT_FIELDS) {
    const to = values[COLUMN_OF[field]];
    if (to) draft.changes.push({ column: field, from: String(current?.values[COLUMN_OF[field]] ?? ''), to });
  }
}

const STATUS_CHANGES = [
  ['JobStatus', 'status_code'],
  ['NoOfMonths', 'length_months'],
  ['NoOfDays', 'length_days'],
  ['EndDate', 'planned_end'],
] as const;

function planStatus(planning: Planning, row: GivenRow, draft: Draft, { employment, from }: Of): void {
  const current = currentIn(planning.histories.job_status.get(employment.id) ?? [], from);
  const before = draft.issues.length;
  const values = givenStatus(planning.facts, row, draft, { from, current: current?.values ?? null });
  if (!values || draft.issues.length > before) return;
  const columns = STATUS_CHANGES.map(([, column]) => column);
  if (current && sameValues(values, current.values, columns)) return;
  const request = {
    ...{ kind: 'job_status' as const, employmentId: employment.id, from, modes: {}, rowId: rowOfDay(current, from) },
    values: Object.fromEntries(columns.map((column) => [column, values[column] ?? null])),
    justification: justificationIn(planning),
  };
  if (!planRequestOfRow(planning, draft, { employment, request })) return;
  for (const [column, name] of STATUS_CHANGES) {
    const [was, is] = [String(current?.values[name] ?? ''), String(values[name] ?? '')];
    if (was !== is) draft.changes.push({ column, from: was, to: is });
  }
}

function planLines(planning: Planning, row: GivenRow, draft: Draft, { employment, from: day }: Of): void {
  for (const kind of LINE_KINDS) {
    const { personId } = employment;
    const mayComeLater = row.isWritten;
    const leader = givenLeader(planning, row, draft, { kind, from: day, personId, mayComeLater });
    if (!leader) continue;
    const from = leadsFrom(leader, day);
    const rows = planning.histories[kind].get(employment.id) ?? [];
    const current = currentIn(rows, from);
    const was = String(current?.values['leader_id'] ?? '');
    if (leader.id !== null && was === leader.id) continue;
    const request = {
      ...{ kind, employmentId: employment.id, from, modes: {}, rowId: rowOfDay(current, from) },
      // Whom the file adds has no employment before it is written.
      values: { leader_id: leader.id ?? employment.id },
      justification: justificationIn(planning),
    };
    const plan = planRequestOfRow(planning, draft, { employment, request });
    if (!plan) continue;
    if (leader.id === null) draft.requests.pop();
    draft.leaders.set(kind, { leader, to: plan.after.find(({ validFrom }) => validFrom === from)?.validTo ?? null });
    draft.changes.push({
      column: LINE_COLUMN[kind],
      from: was,
      to: leader.id ?? `line ${said(row, LINE_COLUMN[kind])}`,
    });
  }
}
