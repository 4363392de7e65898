import { foldText } from '../../../../lib/contract/platform/fold-text';
import { wireDate } from '../../../platform/dates';
import type { GivenRow } from '../../../workplace/imports/import-kind';
import type { Subject } from './find-subjects';
import { importedGenders } from './genders';
import { said, type Draft } from './planning';

const SAME_IN_SMALL_LETTERS = ['EmployeeID', 'Mail', 'PersonalMail'];
const COLUMNS = ['EmployeeID', 'GivenName', 'FamilyName', 'Mail', 'PersonalMail', 'BornOn', 'Gender'];

/** Refuses a row that says otherwise than the record who somebody is: the record is where that is changed, field by field. */
export function checkIdentity(row: GivenRow, draft: Draft, { identity, employments }: Subject): void {
  for (const column of COLUMNS) {
    const given = givenOf(row, column);
    const kept = identity[column] ?? '';
    if (!row.values.has(column) || isSame(column, given, kept)) continue;
    const text = column === 'BornOn' && kept ? wireDate(kept) : kept;
    draft.issues.push({ column, reason: 'identity_differs', params: { text } });
  }
  const joined = said(row, 'JoinedOn');
  const [first] = employments;
  if (joined === '' || !first || employments.some(({ validFrom }) => validFrom === joined)) return;
  const last = employments.at(-1) ?? first;
  draft.issues.push({ column: 'JoinedOn', reason: 'identity_differs', params: { text: wireDate(last.validFrom) } });
}

function givenOf(row: GivenRow, column: string): string {
  const text = said(row, column);
  if (column === 'Gender') return importedGenders.get(foldText(text)) ?? text;
  const middle = column === 'GivenName' ? said(row, 'MiddleName') : '';
  return text && middle ? `${text} ${middle}` : text;
}

const isSame = (column: string, given: string, kept: string) =>
  SAME_IN_SMALL_LETTERS.includes(column) ? given.toLowerCase() === kept.toLowerCase() : given === kept;
