import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { pageCaller } from '@/lib/bff/call/page-caller';
import { FLAG, stageOf } from '@/lib/contract/call';
import { log } from '@/lib/log';

/** A change flag that shows a pop-up over the main application. */
export type PopupFlag = typeof FLAG.onboarding | typeof FLAG.details;

/**
 * The pop-up that still waits for the person; null for none. The session began with a flag, so that nobody else costs a call;
 * whether it was closed meanwhile knows the HR API. A flag that means nothing here counts as none (SOPQ-16).
 */
export async function readPopupFlag(): Promise<PopupFlag | null> {
  const { session, requestId } = await pageCaller();
  if (!session || session.flag === FLAG.none || stageOf(session.flag) !== 'full') return null;
  const flag = (await tryCallHr('getSession', {}))?.ischg ?? FLAG.none;
  if (flag === FLAG.onboarding || flag === FLAG.details) return flag;
  if (flag !== FLAG.none) log().warn({ requestId, flag }, 'the change flag has no pop-up');
  return null;
}
