import { FLAG } from '../../../lib/contract/call';
import type { CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { storedLanguage } from '../../platform/language';
import type { Proof } from '../reauthentication/proof';
import { hasFactor } from '../second-factor/factors';
import { flagInRole } from '../second-factor/roles/flag-in-role';
import { firstRoleOf, type OpenAccount } from './accounts';
import { issueCode } from './codes/codes';
import { rememberBrowser } from './limits/known-browsers';
import { createSession } from './sessions/sessions';
import { recordSignIn, type SignInMethod } from './sign-in-audit';
import { noteVisit } from './visits';

type Context = Pick<
  CallContext<null>,
  'db' | 'now' | 'language' | 'clientAddress' | 'browser' | 'browserKind' | 'requestId' | 'log' | 'services'
>;

/** What a session can wait for. */
type PendingCode = 'code' | 'app' | 'recovery' | 'passkey';

interface SignIn {
  /** Whose it is; that they are who they say, and may sign in today, was proven by the sign-in method. */
  readonly account: OpenAccount;
  readonly method: Exclude<SignInMethod, PendingCode>;
  /** What it proved, for those later calls that ask whether it is them; null where nothing that counts there. */
  readonly proof: Proof | null;
  /** Whether the sign-in method itself has asked for a mailed code. Any other leaves a required one-time code pending. */
  readonly hasPassedCode?: boolean;
  /** The id of the device that signed in, or that was present at the sign-in. */
  readonly deviceId?: string;
}

/**
 * Completes a sign-in of any method: begins the account's session in the role it starts in, waiting for a one-time code (of the
 * account's app or by its passkey, else mailed), for the code of conduct, or for nothing. Call it in a transaction.
 */
export async function completeSignIn(
  context: Context,
  { account, method, proof, hasPassedCode = false, deviceId }: SignIn,
) {
  const { db, now, services, clientAddress, browser, browserKind } = context;
  const accountId = account.id;
  const roleCode = await firstRoleOf(db, account, now);
  const isVouched = method === 'sso';
  const flagThen = await flagInRole(context, account, { roleCode, isVouched });
  const codeBy = hasPassedCode ? null : await codeAskedOf(db, account, { isVouched, flagThen });
  const flag = codeBy ? FLAG.code : flagThen;
  await noteVisit(db, accountId, now);
  const began = { deviceId, browserKind, isVouched, proof };
  const session = await createSession(db, { accountId, roleCode, flag, ...began, now, env: services.env });
  if (codeBy === 'mail') {
    const language = storedLanguage(account.language) ?? context.language;
    await issueCode(db, { account, sessionId: session.id, now, language, clientAddress, browser, services });
  } else if (codeBy === null) await rememberBrowser(db, { browser, accountId }, now);
  await recordSignIn(context, { accountId, roleCode }, { sessionId: session.id, flag, method });
  return { authToken: session.token, ischg: flag };
}

/**
 * From where a code is asked for after the sign-in method: of the account's app or passkeys where there are some, else by mail where the
 * account must pass one, or is about to add its first factor. Who is vouched for by an identity provider was asked for as much there as the
 * organisation wants.
 */
async function codeAskedOf(
  db: Database,
  { id, mail, mustPassCode }: OpenAccount,
  { isVouched, flagThen }: { readonly isVouched: boolean; readonly flagThen: number },
): Promise<'factor' | 'mail' | null> {
  if (!mustPassCode && isVouched) return null;
  if (await hasFactor(db, id)) return 'factor';
  return mustPassCode || (flagThen === FLAG.enrolment && mail !== '') ? 'mail' : null;
}
