import { z } from 'zod';

/**
 * Every error code that the portal and the reference HR API answer with, and its status. The list is closed: each code has
 * a text in every language (`messages/<locale>/errors.json`).
 */
export const ERROR_STATUS = {
  bad_request: 400,
  idempotency_key_required: 400,
  unauthenticated: 401,
  sign_in_failed: 401,
  code_invalid: 401,
  code_void: 401,
  code_required: 403,
  enrolment_required: 403,
  conduct_required: 403,
  proof_required: 403,
  cross_site: 403,
  forbidden: 403,
  key_refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  outcome_unknown: 409,
  too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  file_type: 415,
  invalid: 422,
  file_empty: 422,
  file_name: 422,
  file_content: 422,
  file_active: 422,
  file_encrypted: 422,
  file_excessive: 422,
  file_infected: 422,
  password_wrong: 422,
  proof_refused: 422,
  passkey_refused: 422,
  idempotency_mismatch: 422,
  too_many_attempts: 429,
  too_often: 429,
  code_wait: 429,
  internal: 500,
  upstream: 502,
  upstream_invalid: 502,
  upstream_refused: 502,
  upstream_unavailable: 502,
  session_too_large: 502,
  busy: 503,
  file_unchecked: 503,
  upstream_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorCodes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The error answer, everywhere: of the HR API and of the call proxy. */
export const errorReplySchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});
export type ErrorReply = z.output<typeof errorReplySchema>;
