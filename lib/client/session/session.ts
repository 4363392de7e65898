import { withBasePath } from '@/lib/links/links';
import { errorOfResponse, replyOf } from '../call/call-error';

type Step =
  | 'sign-in'
  | 'device-sign-in'
  | 'code'
  | 'resend'
  | 'forgot-password'
  | 'reset-password'
  | 'change-password'
  | 'confirm'
  | 'change-role'
  | 'client-step'
  | 'client-code'
  | 'accept-conduct'
  | 'register-device'
  | 'remove-device'
  | 'add-authenticator'
  | 'remove-authenticator'
  | 'recovery-codes'
  | 'calendar-feed'
  | 'start-passkey'
  | 'add-passkey'
  | 'remove-passkey'
  | 'passkey-challenge'
  | 'passkey'
  | 'confirm-passkey'
  | 'finish-enrolment'
  | 'sign-out';

interface StepReply {
  readonly next: string;
  /** What is shown once, and can be asked for by nobody afterwards. */
  readonly told?: readonly string[];
}

/**
 * Takes a step of the session from a script: answers where to go next, or throws `CallError`. The request outlives the page, so
 * that the cookie of a step arrives even if its person has followed a link meanwhile.
 */
export async function postSession(step: Step, fields: Record<string, string>): Promise<StepReply> {
  const response = await fetch(withBasePath(`/api/session/${step}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hr-portal': '1' },
    body: JSON.stringify(fields),
    keepalive: true,
  }).catch(() => null);
  if (!response?.ok) throw await errorOfResponse(response);
  return replyOf<StepReply>(response);
}
