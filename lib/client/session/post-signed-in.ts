import { CallError } from '../call/call-error';
import { untilLeft } from '../pause';
import { leaveEndedSession } from './leave-ended-session';
import { postSession } from './session';

/** A step of somebody who is signed in. A session that has ended meanwhile redirects, and the step is answered no more. */
export function postSignedIn(...step: Parameters<typeof postSession>): ReturnType<typeof postSession> {
  return postSession(...step).catch((error: unknown) => {
    if (!(error instanceof CallError) || error.code !== 'unauthenticated') throw error;
    leaveEndedSession();
    return untilLeft;
  });
}
