import { PASSWORD_LENGTH, type PasswordIssue } from '../../../lib/contract/access/passwords';
import { ApiError } from '../../platform/errors';
import { commonPasswords } from './common-passwords';

const foldText = (password: string) => password.normalize('NFKC').toLowerCase();

/**
 * What speaks against a new password, or null. Any character may stand in it, as typed; letters of either case and of either
 * width count as the same when it is compared with the id or with what everybody tries first.
 */
export function findPasswordIssue(password: string, loginId: string): PasswordIssue | null {
  if ([...password].length < PASSWORD_LENGTH.shortest) return 'too_short';
  if (password.length > PASSWORD_LENGTH.longest) return 'too_long';
  if (foldText(password) === foldText(loginId.trim())) return 'is_id';
  return commonPasswords.has(foldText(password)) ? 'is_common' : null;
}

/** Whether two passwords are stored as the same. */
export const isSamePassword = (one: string, other: string) => one.normalize('NFKC') === other.normalize('NFKC');

/** Refuses a new password for what speaks against it; the issue's message is the fault, for the portal to word. */
export function refuseIssue(fault: PasswordIssue | null): void {
  if (fault) throw new ApiError('invalid', { issues: [{ path: 'NewPassword', message: fault }] });
}
