import { PASSWORD_LENGTH, type PasswordFault } from '../../../lib/contract/access/passwords';
import { ApiError } from '../../platform/errors';
import { commonPasswords } from './common-passwords';

const folded = (password: string) => password.normalize('NFKC').toLowerCase();

/**
 * What speaks against a new password, or null. Any character may stand in it, as typed; letters of either case and of either
 * width count as the same when it is compared with the id or with what everybody tries first.
 */
export function faultOf(password: string, loginId: string): PasswordFault | null {
  if ([...password].length < PASSWORD_LENGTH.shortest) return 'too_short';
  if (password.length > PASSWORD_LENGTH.longest) return 'too_long';
  if (folded(password) === folded(loginId.trim())) return 'is_id';
  return commonPasswords.has(folded(password)) ? 'is_common' : null;
}

/** Whether two passwords are stored as the same. */
export const isSamePassword = (one: string, other: string) => one.normalize('NFKC') === other.normalize('NFKC');

/** Refuses a new password for what speaks against it; the issue's message is the fault, for the portal to word. */
export function refuseFault(fault: PasswordFault | null): void {
  if (fault) throw new ApiError('invalid', { issues: [{ path: 'NewPassword', message: fault }] });
}
