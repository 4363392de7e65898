import { types } from 'node:util';

/** A database that the HR API cannot start on; its message is one line for the operator. */
export class DatabaseError extends Error {}

const UNREACHABLE_CODE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE|58030|08\w{3}|57P0[1-3]|53\w{3})$/;
const UNREACHABLE_MESSAGE = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** The database's own error below what the query builder wraps around it. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let cause = error; types.isNativeError(cause); cause = cause.cause) yield cause;
}

/** The five-character SQLSTATE or the system's code; undefined where the database did not say. */
export function databaseCode(error: unknown): string | undefined {
  for (const { code } of causesOf(error)) if (typeof code === 'string') return code;
  return undefined;
}

const RETRYABLE = new Set(['40001', '40P01']);

/** Whether a transaction was given up for the sake of another one: the same again may do. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(databaseCode(error) ?? '');

/** Whether the database refused a row because another one has its days. */
export const isOverlap = (error: unknown): boolean => databaseCode(error) === '23P01';

/** Whether the database could not be reached, is shutting down or out of connections or room: worth another try later. */
export function isUnreachable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (typeof cause.code === 'string' && UNREACHABLE_CODE.test(cause.code)) return true;
    if (UNREACHABLE_MESSAGE.test(cause.message)) return true;
  }
  return false;
}
