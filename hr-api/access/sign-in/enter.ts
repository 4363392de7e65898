import { FLAG } from '../../../lib/contract/call';
import type { CallContext } from '../../platform/calls/call';
import { storedLanguage } from '../../platform/language';
import { firstRoleOf, flagAfterCode, type OpenAccount } from './accounts';
import { issueCode } from './codes/codes';
import { beginSession } from './sessions/sessions';
import { noteSignIn, type Door } from './trail';

type Context = Pick<CallContext<null>, 'db' | 'now' | 'language' | 'clientAddress' | 'requestId' | 'log' | 'services'>;

interface Entry {
  /** Whose it is; that they are who they say, and may sign in today, was proven by the door. */
  readonly account: OpenAccount;
  readonly door: Exclude<Door, 'code'>;
  /** Whether the door itself has asked for a code by mail. Any other lets nobody past the one-time code who must pass it. */
  readonly hasPassedCode?: boolean;
  /** The id of the device that opened the door, or that is in hand at it. */
  readonly deviceId?: string;
}

/**
 * Lets an account in, whatever the door: begins its session in the role it starts in, waiting for a one-time code (which is
 * mailed), for the code of conduct, or for nothing. Call it in a transaction.
 */
export async function enter(context: Context, { account, door, hasPassedCode = false, deviceId }: Entry) {
  const { db, now, services, clientAddress } = context;
  const accountId = account.id;
  const roleCode = await firstRoleOf(db, account, now);
  const mustPassCode = account.mustPassCode && !hasPassedCode;
  const flag = mustPassCode ? FLAG.code : await flagAfterCode(context, account);
  const session = await beginSession(db, { accountId, roleCode, flag, deviceId, now, env: services.env });
  if (mustPassCode) {
    const language = storedLanguage(account.language) ?? context.language;
    await issueCode(db, { account, sessionId: session.id, now, language, clientAddress, services });
  }
  await noteSignIn(context, { accountId, roleCode }, { sessionId: session.id, flag, door });
  return { authToken: session.token, ischg: flag };
}
