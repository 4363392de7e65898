import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseCode, isRetryable, isUnreachable } from '../db/errors';
import { ApiError } from '../errors';
import { FileStoreError } from '../files/storage/file-storage';
import { securityHeaders } from './security-headers';

const LOCK_NOT_AVAILABLE = '55P03';
const RETRY_SECONDS = 5;

/** The refusal that an error stands for: what nobody foresaw is `internal`. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiError('unsupported_media_type');
  if (databaseCode(error) === LOCK_NOT_AVAILABLE) return new ApiError('conflict');
  if (error instanceof FileStoreError || isUnreachable(error) || isRetryable(error)) {
    return new ApiError('busy', { retryAfterSeconds: RETRY_SECONDS });
  }
  return new ApiError(statusCode && statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'internal');
}

/** Answers an error in the one shape of the contract; what is our own fault is logged with where it happened. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toApiError(error);
  if (error === refusal && refusal.code === 'busy') request.log.warn({ call: request.call }, 'too much at once');
  else if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds) void reply.header('retry-after', retryAfterSeconds);
  void reply
    .code(refusal.status)
    .headers({ ...securityHeaders, 'x-request-id': request.id })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.reply(request.id)));
}
