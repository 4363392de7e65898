import 'server-only';
import { sessionEndOf, type SessionEnd } from '../../contract/access/session-ends';

/** Why a session ended, for the moment in which its cookie is gone and the page in hand may still meet the same end. */
const SESSION_END_COOKIE = '__Host-hr-ended';
const MAX_AGE_SECONDS = 20;

/** The Set-Cookie text. What it says is no secret and opens nothing: the notice's own address says it too. */
export const sessionEndReasonCookie = (why: SessionEnd): string =>
  `${SESSION_END_COOKIE}=${why}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}`;

/** The end that this browser was told of a moment ago; null for none. */
export const readSessionEndReason = (cookie: (name: string) => string | undefined): SessionEnd | null =>
  sessionEndOf(cookie(SESSION_END_COOKIE));
