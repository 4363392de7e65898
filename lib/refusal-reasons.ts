/**
 * Why a way ended at /unauthorized or /appunauthorized, and what was refused there. The list is closed: each reason has its
 * sentence in every language (`refusal` in messages/<language>/reasons.json), and anything else in an address shows nothing.
 */
const REFUSED = {
  /** The page is none of the active role's; the address may name it, so that the person's other roles are looked at. */
  role: 'page',
  /** The HR API keeps the whole menu from the active role. */
  menu: 'page',
  /** No identity provider has the name in the address. */
  'sso-not-offered': 'sign-in',
  /** The identity provider says that the person, or it, declined. */
  'sso-declined': 'sign-in',
  /** State, nonce or proof key is missing, another's or too old. */
  'sso-interrupted': 'sign-in',
  /** The identity provider is down, slow, or answers what it must not. */
  'sso-provider': 'sign-in',
  /** `email_verified` is not true. */
  'sso-unverified': 'sign-in',
  /** The address is missing, or not the plain ASCII that is compared. */
  'sso-address': 'sign-in',
  /** No account of this address, or none that may sign in today. */
  'sso-unknown': 'sign-in',
  /** The account is bound to another issuer and subject. */
  'sso-other-identity': 'sign-in',
  /** The HR API did not answer, or refused for reasons of its own. */
  'sso-system': 'sign-in',
  /** The device is registered for nobody, or was removed. */
  'device-unknown': 'device',
  /** The device is registered, its owner may not sign in today. */
  'device-account': 'device',
} as const;

export type RefusalReason = keyof typeof REFUSED;

export const refusalReasons = Object.keys(REFUSED) as RefusalReason[];

/** What was refused for this reason: a page, a way of signing in, or a device. */
export const refusedFor = (reason: RefusalReason) => REFUSED[reason];

/** The reason in an address; null for none of the list. */
export function refusalReasonOf(value: unknown): RefusalReason | null {
  return refusalReasons.find((reason) => reason === value) ?? null;
}

/** The address that says why: of /unauthorized, or of /appunauthorized inside another application. */
export function refusedPath(
  reason: RefusalReason,
  page: '/unauthorized' | '/appunauthorized' = '/unauthorized',
): `/${string}` {
  return `${page}?why=${reason}`;
}

/** The address that says so of a page that the active role may not open, by its path and query. */
export function pageRefusedPath(asked: string | null): `/${string}` {
  return asked ? `${refusedPath('role')}&${new URLSearchParams({ page: asked })}` : refusedPath('role');
}
