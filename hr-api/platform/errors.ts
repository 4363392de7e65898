import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '../../lib/contract/platform/errors';

const DEFAULT_MESSAGE: Record<ErrorCode, string> = {
  bad_request: 'The request could not be read',
  idempotency_key_required: 'This call needs an Idempotency-Key',
  unauthenticated: 'Sign in first',
  sign_in_failed: 'The login detail is incorrect',
  code_invalid: 'Invalid OTP',
  code_void: 'The code was wrong too often: sign in again',
  code_required: 'Enter the verification code first',
  enrolment_required: 'Add an authenticator app or a passkey first',
  conduct_required: 'Accept the code of conduct first',
  proof_required: 'Confirm first that it is you',
  cross_site: 'The request came from another site',
  forbidden: 'You may not do this',
  key_refused: 'The key of the portal was refused',
  not_found: 'Not found',
  method_not_allowed: 'The call does not know this method',
  conflict: 'Someone else has changed this meanwhile',
  outcome_unknown: 'It is not known whether this was done: check before you try again',
  too_large: 'The request is too large',
  file_too_large: 'The file is too large',
  unsupported_media_type: 'The request must be JSON in UTF-8, or multipart/form-data for a file',
  file_type: 'Files of this format are not accepted',
  invalid: 'Some values are not valid',
  file_empty: 'The file is empty',
  file_name: 'The file cannot have this name',
  file_content: 'The content of the file is not what its name says, or it is damaged',
  file_active: 'The file contains something that can run by itself, such as a macro or a script',
  file_encrypted: 'The file is protected by a password, so that nobody can see what is in it',
  file_excessive: 'The file unpacks to more than is accepted, or the picture has too many pixels',
  file_infected: 'The virus scanner found something harmful in the file',
  password_wrong: 'The current password is not correct',
  proof_refused: 'This does not prove who you are',
  passkey_refused: 'The passkey was not accepted',
  idempotency_mismatch: 'The Idempotency-Key was used for another request',
  too_many_attempts: 'Too many attempts: wait and try again',
  too_often: 'This was done too often within a short time: wait and try again',
  code_wait: 'A new code can be asked for later',
  internal: 'Something went wrong',
  upstream: 'The request was refused',
  upstream_invalid: 'The answer could not be read',
  upstream_refused: 'The request was refused',
  upstream_unavailable: 'The service cannot be reached',
  session_too_large: 'The session is too large',
  busy: 'The service is busy: try again soon',
  file_unchecked: 'It could not be checked whether the file is harmless: try again later',
  upstream_timeout: 'The service took too long',
};

interface ErrorDetails {
  /** Plain English for the person, where the portal has no text of its own for the code. */
  readonly message?: string;
  readonly params?: ErrorReply['params'];
  readonly issues?: ErrorReply['issues'];
  readonly retryAfterSeconds?: number;
  /** For the log alone. */
  readonly cause?: unknown;
}

/** What a handler throws to refuse a call; a write's transaction is rolled back. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(details.message ?? DEFAULT_MESSAGE[code], { cause: details.cause });
    this.status = ERROR_STATUS[code];
  }

  reply(requestId: string): ErrorReply {
    const { params, issues } = this.details;
    return { code: this.code, message: this.message, ...(params && { params }), ...(issues && { issues }), requestId };
  }
}

/** The refusal of what was tried or done too often; it says when again. */
export function tooManyAttempts(until: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ApiError('too_many_attempts', {
    params: { minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}
