import 'server-only';
import { CONDUCT, redirectOf, redirectReasonOf, type PageNeed } from '../../gate';
import { redirectAndLog } from '../redirect/redirect-and-log';
import { redirectToConduct } from '../redirect/redirect-to-conduct';
import { pageCaller } from '../call/page-caller';
import type { PortalSession } from './session';

/** First in every signed-in page: the session that it needs, or on to where its owner belongs. */
export async function requireSession(
  need: Exclude<PageNeed, 'public' | 'signed-out'>,
): Promise<Omit<PortalSession, 'token'>> {
  const { session } = await pageCaller();
  const elsewhere = redirectOf(session, need);
  if (elsewhere === CONDUCT) return redirectToConduct();
  if (elsewhere || !session) return redirectAndLog(elsewhere ?? '/', redirectReasonOf(session));
  const { kind, flag, host, endsAt } = session;
  return { kind, flag, host, endsAt };
}

/** First in a page that is for colleagues alone: whoever is signed in past all gates, and employed here. */
export async function requireEmployee(): Promise<void> {
  const { kind } = await requireSession('full');
  if (kind !== 'employee') await redirectAndLog('/unauthorized?why=role', 'role');
}

/** First in every page that is only for those who are not signed in. */
export async function requireNoSession(): Promise<void> {
  const { session } = await pageCaller();
  const elsewhere = redirectOf(session, 'signed-out');
  if (elsewhere) await redirectAndLog(elsewhere, redirectReasonOf(session));
}
