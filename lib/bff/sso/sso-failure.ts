import 'server-only';
import { ssoRefusals } from '../../contract/access/single-sign-on';
import { log } from '../../log';
import { withBasePath } from '../../links/links';
import { refusedPath, type RefusalReason } from '../../refusal-reasons';
import { redirectAnswer } from '../call/answer';
import { HrError } from '../upstream/hr-error';
import { clearedSsoCookies } from './sso-cookies';

type SsoReason = Extract<RefusalReason, `sso-${string}`>;

/** A round trip that ends at /unauthorized, and what operators are told. */
export class SsoFailure extends Error {
  constructor(
    readonly reason: SsoReason,
    readonly detail: unknown = undefined,
  ) {
    super(reason);
    this.name = 'SsoFailure';
  }
}

interface About {
  readonly requestId: string;
  readonly provider?: string | undefined;
}

/** Where the person is told, and one line for the operators. Nothing of the round trip stays in the browser. */
export function logSsoFailure(failure: unknown, { requestId, provider }: About) {
  const { reason, detail } = failure instanceof SsoFailure ? failure : new SsoFailure(reasonOf(failure), failure);
  log().warn({ requestId, provider, reason, cause: causeOf(detail) }, 'single sign-on refused');
  return { next: refusedPath(reason), cookies: clearedSsoCookies() };
}

export function redirectToFailure(failure: unknown, about: About): Response {
  const { next, cookies } = logSsoFailure(failure, about);
  return redirectAnswer(withBasePath(next), about.requestId, cookies);
}

/** What the HR API had against it; anything it has no word for is its own trouble. */
function reasonOf(failure: unknown): SsoReason {
  if (!(failure instanceof HrError) || failure.code !== 'sign_in_failed') return 'sso-system';
  const because = ssoRefusals.find((one) => one === failure.params?.because) ?? 'unknown';
  return because === 'issuer' ? 'sso-system' : `sso-${because}`;
}

/** The kind of an error and the beginning of what it says: texts of providers go no further than the log. */
function causeOf(detail: unknown): string | undefined {
  if (detail === undefined) return undefined;
  const text = detail instanceof Error ? `${detail.name}: ${detail.message}` : String(detail);
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 200);
}
