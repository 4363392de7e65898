import type { UserAccount, UserAccountDetail } from '../../../lib/contract/access/user-accounts/shapes';
import type { Account } from '../sign-in/accounts';

type Actor = { readonly accountId: string };

/** Why an account is not to be disabled; empty where it may be. */
export function disableRefusal(
  actor: Actor,
  account: Pick<Account, 'id'>,
  isLastAdministrator: boolean,
): UserAccountDetail['CannotDisable'] {
  if (account.id === actor.accountId) return 'own';
  return isLastAdministrator ? 'last_administrator' : '';
}

/** Why the owner of an account is not to be invited. Client users have no password to set. */
export function inviteRefusal(
  { kind, mail }: Pick<Account, 'kind' | 'mail'>,
  { State, LastSignIn }: Pick<UserAccount, 'State' | 'LastSignIn'>,
): UserAccountDetail['CannotInvite'] {
  if (kind !== 'employee') return 'client';
  if (State === 'disabled' || State === 'no-employment') return 'closed';
  if (LastSignIn !== '') return 'signed_in';
  return mail === '' ? 'no_mail' : '';
}

/** Why the one-time code is not to be switched: nobody does without their own, and without an address none arrives. */
export function codeRefusal(
  actor: Actor,
  { id, kind, mail, mustPassCode }: Pick<Account, 'id' | 'kind' | 'mail' | 'mustPassCode'>,
): UserAccountDetail['CannotSwitchCode'] {
  if (kind !== 'employee') return 'client';
  if (mustPassCode) return id === actor.accountId ? 'own' : '';
  return mail === '' ? 'no_mail' : '';
}
