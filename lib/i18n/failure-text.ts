import type { ErrorCode } from '@/lib/contract/platform/errors';
import { fillIn, type Values } from './fill-in';

/** The texts of all error codes in the language of the page. */
export type FailureWords = Readonly<Record<ErrorCode, string>>;

export interface Failure {
  readonly code: ErrorCode;
  readonly params?: Values;
  /** The HR API's own words; shown where its refusal has no text of ours. */
  readonly message?: string;
}

/** What a person reads about a failure. Anything that is no failure of a call counts as one of ours. */
export function failureText(failure: unknown, words: FailureWords): string {
  const { code, params, message }: Failure = isFailure(failure, words) ? failure : { code: 'internal' };
  return code === 'upstream' && message ? message : fillIn(words[code], params);
}

function isFailure(failure: unknown, words: FailureWords): failure is Failure {
  return typeof failure === 'object' && failure !== null && 'code' in failure && String(failure.code) in words;
}
