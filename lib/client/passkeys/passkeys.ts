import type { PasskeyRefusal } from '@/lib/contract/access/proof-rules';
import { CallError } from '../call/call-error';
import type { postSession } from '../session/session';

type Post = typeof postSession;
type Fields = Parameters<Post>[1];

/** Comes with the first use: most people never meet it. */
const loadLibrary = () => import('@simplewebauthn/browser');

const BARE_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** Why no passkey can be used here: the portal is open at an address without a name, or the browser knows none. Null where one can. */
export function whyNoPasskeys(): Extract<PasskeyRefusal, 'host' | 'unsupported'> | null {
  if (BARE_ADDRESS.test(location.hostname)) return 'host';
  return typeof PublicKeyCredential === 'function' ? null : 'unsupported';
}

const refused = (because: PasskeyRefusal) =>
  new CallError({ code: 'passkey_refused', message: '', params: { because }, requestId: '' }, 422);

/** What the browser did not do as a refusal of ours: a passkey that is there already, or its person stopped. */
function refusalOf(error: unknown): CallError {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return refused(code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'stopped');
}

async function openLibrary(): ReturnType<typeof loadLibrary> {
  const because = whyNoPasskeys();
  if (because) throw refused(because);
  return loadLibrary();
}

/** Lets one of the person's passkeys sign what the session is to sign; answers that as the field of a step. */
export async function signByPasskey(post: Post): Promise<{ readonly Passkey: string }> {
  const { startAuthentication } = await openLibrary();
  const { told: [options = ''] = [] } = await post('passkey-challenge', {});
  try {
    return { Passkey: JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) as never })) };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Where a new passkey is: on the device in hand, on a phone beside it, or on a security key. */
export type PasskeyPlace = 'here' | 'phone' | 'key';

interface MadePasskey {
  readonly Passkey: string;
  readonly place: PasskeyPlace;
}

/** Lets the browser make a passkey; `proof` is of the factor that there is. */
export async function makePasskey(post: Post, proof: Fields): Promise<MadePasskey> {
  const { startRegistration } = await openLibrary();
  const { told: [options = ''] = [] } = await post('start-passkey', proof);
  try {
    const made = await startRegistration({ optionsJSON: JSON.parse(options) as never });
    const isPhone = made.response.transports?.includes('hybrid') ?? false;
    const isHere = made.authenticatorAttachment !== 'cross-platform';
    return { Passkey: JSON.stringify(made), place: isHere ? 'here' : isPhone ? 'phone' : 'key' };
  } catch (error) {
    throw refusalOf(error);
  }
}
