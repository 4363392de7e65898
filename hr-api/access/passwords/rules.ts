import { PASSWORD_LENGTH, type PasswordIssue } from '../../../lib/contract/access/passwords';
import { ApiError } from '../../platform/errors';
import { commonPasswords } from './common-passwords';

/** Fewer different characters than these are one that is repeated. */
const FEWEST_CHARACTERS = 4;

const ROWS = ['abcdefghijklmnopqrstuvwxyz'.repeat(2), '0123456789'.repeat(8)];

const foldText = (password: string) => password.normalize('NFKC').toLowerCase();

/**
 * What speaks against a new password, or null. Any character may stand in it, as typed; letters of either case and of either
 * width count as the same when it is compared with the id or with what everybody tries first, whatever digits and signs follow.
 */
export function findPasswordIssue(password: string, loginId: string): PasswordIssue | null {
  if ([...password].length < PASSWORD_LENGTH.shortest) return 'too_short';
  if (password.length > PASSWORD_LENGTH.longest) return 'too_long';
  const folded = foldText(password);
  const id = foldText(loginId.trim());
  if (id && [...folded.replaceAll(id, '')].length < FEWEST_CHARACTERS) return 'is_id';
  return isCommon(folded) ? 'is_common' : null;
}

function isCommon(folded: string): boolean {
  const word = folded.replace(/[^\p{L}]+$/u, '');
  if (commonPasswords.has(folded) || commonPasswords.has(word)) return true;
  if (new Set(folded).size < FEWEST_CHARACTERS) return true;
  const backwards = [...folded].reverse().join('');
  return ROWS.some((row) => row.includes(folded) || row.includes(backwards));
}

const withoutMarks = (text: string) => foldText(text).normalize('NFD').replace(/\p{M}/gu, '');
const lettersOf = (text: string) => withoutMarks(text).replace(/\P{L}/gu, '');

/** Whether all letters of a password are those of names, in any order, whatever digits and signs stand between them. */
export function isMadeOf(password: string, names: readonly string[]): boolean {
  const words = names.flatMap((name) => [lettersOf(name), ...withoutMarks(name).split(/\P{L}+/u)]);
  const longestFirst = words.filter(({ length }) => length > 1).sort((one, other) => other.length - one.length);
  const letters = lettersOf(password);
  return letters !== '' && longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), letters).trim() === '';
}

/** Whether two passwords are stored as the same. */
export const isSamePassword = (one: string, other: string) => one.normalize('NFKC') === other.normalize('NFKC');

/** Refuses a new password for what speaks against it; the issue's message is the fault, for the portal to word. */
export function refuseIssue(fault: PasswordIssue | null): void {
  if (fault) throw new ApiError('invalid', { issues: [{ path: 'NewPassword', message: fault }] });
}
