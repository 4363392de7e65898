import type { Rule } from '../../../../lib/contract/platform/form/check';
import type { CalendarDate } from '../../../platform/dates';
import { fieldAccess } from '../../../people/record/rights/access';
import { nameIn } from '../../../people/record/sections/section-form';
import { planOf, type Section } from '../../../people/record/sections/sections';
import { answered } from '../../../people/record/values/answered';
import { changedFields, type AnswersByCode } from '../../../people/record/values/changes';
import { said, type GivenRow } from '../../../workplace/imports/import-kind';
import type { PersonFacts } from '../reading/person-facts';
import { type Draft, type Planning } from '../planning';
import { answerOf } from './answer-of';
import type { OwnField } from './own-fields';

interface Of {
  /** From when on the row's changes hold; a record is not changed by a file for days before today. */
  readonly from: CalendarDate;
  /** What a section says on a day. */
  readonly answersOn: (section: number, day: CalendarDate) => AnswersByCode;
}

/** What a row says of fields that HR has defined: written to the record by the rules of each section, all that is right or nothing. */
export function planRecord(planning: Planning, row: GivenRow, draft: Draft, { from, answersOn }: Of): void {
  const { ownFields, mayKeepRecords, today } = planning.facts;
  const given = ownFields.filter(({ column }) => row.values.has(column));
  if (!mayKeepRecords) for (const { column } of given) draft.issues.push({ column, reason: 'no_right' });
  if (!mayKeepRecords) return;
  const day = from > today ? from : today;
  for (const section of new Set(given.map((own) => own.section))) {
    // Who somebody is stands in the same row of a section, and may be said by the same line.
    const identity = draft.answers.filter((answer) => answer.section === section.code && answer.day === day);
    const before = { ...answersOn(section.code, day), ...byCode(identity) };
    planSection(planning, row, draft, { section, day, before, fields: given.filter((own) => own.section === section) });
  }
}

const byCode = (answers: Draft['answers']) => Object.fromEntries(answers.map(({ code, is }) => [code, is]));

/** What rows of sections are planned with. */
export interface RecordPlanning extends Pick<Planning, 'choose'> {
  readonly context: Pick<Planning['context'], 'language'>;
  readonly facts: Pick<PersonFacts, 'today' | 'ownFields'>;
}

export type RecordDraft = Pick<Draft, 'issues' | 'answers' | 'changes'>;

interface SectionOfRow {
  readonly section: Section;
  readonly day: CalendarDate;
  readonly before: AnswersByCode;
  readonly fields: readonly OwnField[];
  /** One more row of a section with several: what it needs and does not say is missing. */
  readonly isNew?: boolean;
}

/** What a row says of one row of a section, by the rules of the section: all that is right or nothing. */
export function planSection(
  planning: RecordPlanning,
  row: GivenRow,
  draft: RecordDraft,
  { section, day, before, fields, isNew = false }: SectionOfRow,
): void {
  const { facts } = planning;
  const count = draft.issues.length;
  const answers = answersIn(planning, row, draft, { before, fields });
  if (draft.issues.length > count) return;
  const given = { ...emptiedBy(section, fields, { before, said: answers }), ...answers };
  const hr = new Set(['hr'] as const);
  const access = new Map(section.definition.fields.map((one) => [one.code, fieldAccess(section.definition, one, hr)]));
  const asked = { before, access, today: facts.today };
  const was = answered(section, { ...asked, given: {} });
  const is = answered(section, { ...asked, given });
  const wrong = new Map(isNew ? [] : was.issues.map(({ code, rule }) => [code, rule]));
  // What was missing before stays so; what the row says, and what it makes wrong, is refused.
  for (const { code, rule } of is.issues) {
    const own = fields.find(({ field }) => field.code === code);
    if (own) draft.issues.push({ column: own.column, reason: REASONS[rule] ?? 'record_rule' });
    else if (wrong.get(code) !== rule) draft.issues.push(neededBy(planning, section, code));
  }
  for (const { column, field } of fields)
    if ((given[field.key] ?? '') !== (is.answers[field.code] ?? ''))
      draft.issues.push({ column, reason: 'record_off' });
  if (draft.issues.length > count) return;
  const changed = new Set(changedFields(before, is.answers));
  for (const { code, type } of section.definition.fields) {
    if (type === 'formula' || !changed.has(code)) continue;
    const [from, to] = [before[code] ?? '', is.answers[code] ?? ''];
    draft.answers.push({ section: section.code, code, was: from, is: to, day });
    const column = facts.ownFields.find((own) => own.section === section && own.field.code === code)?.column;
    draft.changes.push({ column: column ?? `S${section.code}_${code}`, from, to });
  }
}

const REASONS: Partial<Record<Rule, string>> = { required: 'required', too_long: 'too_long' };

function neededBy({ context }: RecordPlanning, { definition }: Section, code: string) {
  const names = definition.fields.find((field) => field.code === code)?.names ?? {};
  return { column: '', reason: 'record_needs', params: { text: nameIn(names, context.language) } };
}

interface Given {
  readonly before: AnswersByCode;
  readonly fields: readonly OwnField[];
}

/** What a row answers, by the keys of the fields; those on which others depend first. */
export function answersIn(
  { choose }: Pick<Planning, 'choose'>,
  row: GivenRow,
  draft: Pick<Draft, 'issues'>,
  { before, fields }: Given,
) {
  const given: Record<string, string> = {};
  const keyOf = new Map(fields.map(({ field }) => [field.code, field.key]));
  for (const own of inOrder(fields)) {
    const { column, field } = own;
    const text = said(row, column);
    const of = field.choicesOf ?? '';
    const parent = given[keyOf.get(of) ?? ''] ?? before[of] ?? '';
    const found = text === '' ? { answer: '' } : answerOf(own, text, { choose, parent });
    if ('answer' in found) given[field.key] = found.answer;
    else draft.issues.push({ column, reason: found.reason, params: { text } });
  }
  return given;
}

/** Each behind the one that decides what it offers, as the form of the section has them. */
function inOrder(fields: readonly OwnField[]): OwnField[] {
  const [first] = fields;
  const order = first ? planOf(first.section).order : [];
  return [...fields].sort((one, other) => order.indexOf(one.field.code) - order.indexOf(other.field.code));
}

/** Another answer empties those whose choices it decides, as in the form. */
function emptiedBy(
  section: Section,
  fields: readonly OwnField[],
  { before, said: own }: { readonly before: AnswersByCode; readonly said: Readonly<Record<string, string>> },
): Record<string, string> {
  const plan = planOf(section);
  const changed = fields.filter(({ field }) => own[field.key] !== (before[field.code] ?? ''));
  const emptied = changed.flatMap(({ field }) => plan.emptied.get(field.code) ?? []);
  return Object.fromEntries(emptied.map((code) => [plan.byCode.get(code)?.key ?? code, '']));
}
