import { issuesOf } from '../../../../lib/contract/platform/form/check';
import { Form } from '../../../../lib/contract/platform/form/form';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import { wireDate, type CalendarDate } from '../../../platform/dates';
import { planOf } from '../../../people/record/sections/sections';
import { said, type GivenRow } from '../../../workplace/imports/import-kind';
import { identityIssues } from '../../joining/identity-issues';
import type { Subject } from '../../../workplace/imports/rows/find-subjects';
import { importedGenders } from '../genders';
import { type Draft, type Planning } from '../planning';
import { IDENTITY_COLUMNS, type IdentityColumn } from '../reading/record-fields';

/** What a row says of who somebody is: what differs is written to their record from a day on, by the rules of its section. */
export function planIdentity(
  planning: Planning,
  row: GivenRow,
  draft: Draft,
  of: { subject: Subject; from: CalendarDate },
) {
  const { facts, records } = planning;
  const { subject, from } = of;
  keepsNumberAndBeginning(row, draft, subject);
  const differing = IDENTITY_COLUMNS.filter(
    (column) => !isSame(column, givenOf(row, column), subject.identity[column] ?? ''),
  );
  const changed = differing.filter((column) => row.values.has(column));
  const wrong = wrongIn(row, subject, changed, facts.today);
  for (const column of changed) {
    const field = facts.recordFields.get(column);
    const was = subject.identity[column] ?? '';
    if (!field) {
      draft.issues.push({ column, reason: 'identity_differs', params: { text: shown(column, was) } });
      continue;
    }
    const reason = wrong.get(column);
    if (reason) {
      draft.issues.push({ column, reason });
      continue;
    }
    const { section, code } = field;
    const answers = records(subject.personId, section.code, facts.today);
    const is = answerOf(column, givenOf(row, column));
    const plan = planOf(section);
    const byKey = Object.fromEntries(
      plan.fields.map((one) => [one.key, one.code === code ? is : (answers[one.code] ?? '')]),
    );
    if (issuesOf(new Form(plan, byKey, { today: facts.today }), 'answered').some((issue) => issue.code === code)) {
      draft.issues.push({ column, reason: is === '' ? 'required' : 'record_rule' });
      continue;
    }
    const day = from > facts.today ? from : facts.today;
    draft.answers.push({ section: section.code, code, was: answers[code] ?? '', is, day });
    draft.changes.push({ column, from: was, to: givenOf(row, column) });
  }
}

/** By the rules of joining, of what is said alone. */
function wrongIn(row: GivenRow, { identity }: Subject, changed: readonly IdentityColumn[], today: CalendarDate) {
  const valueOf = (column: string) =>
    changed.includes(column as IdentityColumn) ? givenOf(row, column) : (identity[column] ?? '');
  const given = {
    ...{ GivenName: valueOf('GivenName'), FamilyName: valueOf('FamilyName'), Mail: valueOf('Mail') },
    ...{ PersonalMail: valueOf('PersonalMail'), BornOn: valueOf('BornOn'), EmployeeID: '' },
  };
  const wrong = new Map<string, string>(identityIssues(given, today).map(({ path, message }) => [path, message]));
  const gender = givenOf(row, 'Gender');
  if (changed.includes('Gender') && gender !== '' && !importedGenders.has(gender)) wrong.set('Gender', 'not_valid');
  return wrong;
}

/** The number and the first day of somebody who is here are nobody's to import. */
function keepsNumberAndBeginning(row: GivenRow, draft: Draft, { empid, employments }: Subject): void {
  const refuse = (column: string, text: string) =>
    draft.issues.push({ column, reason: 'identity_differs', params: { text } });
  const number = said(row, 'EmployeeID');
  if (number !== '' && number.toLowerCase() !== empid.toLowerCase()) refuse('EmployeeID', empid);
  const joined = said(row, 'JoinedOn');
  const last = employments.at(-1);
  if (joined === '' || !last || employments.some(({ validFrom }) => validFrom === joined)) return;
  refuse('JoinedOn', wireDate(last.validFrom));
}

function givenOf(row: GivenRow, column: string): string {
  const text = said(row, column);
  if (column === 'Gender') return importedGenders.get(foldText(text)) ?? text;
  const middle = column === 'GivenName' ? said(row, 'MiddleName') : '';
  return text && middle ? `${text} ${middle}` : text;
}

const isSame = (column: string, given: string, kept: string) =>
  column.endsWith('Mail') ? given.toLowerCase() === kept.toLowerCase() : given === kept;

/** Days stand in a record as they are shown. */
const answerOf = (column: IdentityColumn, text: string) => (column === 'BornOn' && text ? wireDate(text) : text);
const shown = (column: string, text: string) => (column === 'BornOn' && text ? wireDate(text) : text);
