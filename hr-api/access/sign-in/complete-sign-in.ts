import { FLAG } from '../../../lib/contract/call';
import type { CallContext } from '../../platform/calls/call';
import { storedLanguage } from '../../platform/language';
import type { Proof } from '../reauthentication/proof';
import { firstRoleOf, flagAfterCode, type OpenAccount } from './accounts';
import { issueCode } from './codes/codes';
import { rememberBrowser } from './limits/known-browsers';
import { createSession } from './sessions/sessions';
import { recordSignIn, type SignInMethod } from './sign-in-audit';
import { noteVisit } from './visits';

type Context = Pick<
  CallContext<null>,
  'db' | 'now' | 'language' | 'clientAddress' | 'browser' | 'browserKind' | 'requestId' | 'log' | 'services'
>;

interface SignIn {
  /** Whose it is; that they are who they say, and may sign in today, was proven by the sign-in method. */
  readonly account: OpenAccount;
  readonly method: Exclude<SignInMethod, 'code'>;
  /** What it proved, for those later calls that ask whether it is them; null where nothing that counts there. */
  readonly proof: Proof | null;
  /** Whether the sign-in method itself has asked for a mailed code. Any other leaves a required one-time code pending. */
  readonly hasPassedCode?: boolean;
  /** The id of the device that signed in, or that was present at the sign-in. */
  readonly deviceId?: string;
}

/**
 * Completes a sign-in of any method: begins the account's session in the role it starts in, waiting for a one-time code (which is
 * mailed), for the code of conduct, or for nothing. Call it in a transaction.
 */
export async function completeSignIn(
  context: Context,
  { account, method, proof, hasPassedCode = false, deviceId }: SignIn,
) {
  const { db, now, services, clientAddress, browser, browserKind } = context;
  const accountId = account.id;
  const roleCode = await firstRoleOf(db, account, now);
  const mustPassCode = account.mustPassCode && !hasPassedCode;
  const flag = mustPassCode ? FLAG.code : await flagAfterCode(context, account);
  await noteVisit(db, accountId, now);
  const who = { accountId, roleCode, flag, deviceId, browserKind, proof };
  const session = await createSession(db, { ...who, now, env: services.env });
  if (mustPassCode) {
    const language = storedLanguage(account.language) ?? context.language;
    await issueCode(db, { account, sessionId: session.id, now, language, clientAddress, browser, services });
  } else await rememberBrowser(db, { browser, accountId }, now);
  await recordSignIn(context, { accountId, roleCode }, { sessionId: session.id, flag, method });
  return { authToken: session.token, ischg: flag };
}
