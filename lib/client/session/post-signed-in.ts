import { CallError } from '../call/call-error';
import { untilLeft } from '../pause';
import { askForProof } from './ask-for-proof';
import { leaveEndedSession } from './leave-ended-session';
import { postSession } from './session';

/**
 * A session step of a signed-in user. If the session has ended it redirects and never resolves. One that waits for its person to
 * confirm that it is them is held meanwhile and taken once more.
 */
export async function postSignedIn(...step: Parameters<typeof postSession>): ReturnType<typeof postSession> {
  try {
    return await postSession(...step);
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    if (code === 'proof_required' && (await askForProof())) return postSession(...step);
    if (code !== 'unauthenticated') throw error;
    leaveEndedSession();
    return untilLeft;
  }
}
