import { CallError } from '../call/call-error';
import { untilLeft } from '../pause';
import { leaveEndedSession } from './leave-ended-session';
import { postSession } from './session';

/** A session step of a signed-in user. If the session has ended it redirects and never resolves. */
export function postSignedIn(...step: Parameters<typeof postSession>): ReturnType<typeof postSession> {
  return postSession(...step).catch((error: unknown) => {
    if (!(error instanceof CallError) || error.code !== 'unauthenticated') throw error;
    leaveEndedSession();
    return untilLeft;
  });
}
