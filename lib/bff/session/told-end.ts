import 'server-only';
import { sessionEndOf, type SessionEnd } from '../../contract/access/session-ends';

/** Why a session ended, for the moment in which its cookie is gone and the page in hand may still meet the same end. */
const ENDED_COOKIE = '__Host-hr-ended';
const SECONDS = 20;

/** The Set-Cookie text. What it says is no secret and opens nothing: the notice's own address says it too. */
export const endedCookie = (why: SessionEnd): string =>
  `${ENDED_COOKIE}=${why}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}`;

/** The end that this browser was told of a moment ago; null for none. */
export const toldEnd = (cookie: (name: string) => string | undefined): SessionEnd | null =>
  sessionEndOf(cookie(ENDED_COOKIE));
