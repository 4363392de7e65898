import type { ErrorCode } from '@/lib/contract/platform/errors';
import type { Language } from '@/lib/contract/platform/languages';
import { formatMessage, type Values } from './format-message';

/** The texts of all error codes. */
type ErrorMessages = Readonly<Record<ErrorCode, string>>;

export interface Failure {
  readonly code: ErrorCode;
  readonly params?: Values;
  /** The HR API's own words; shown where its refusal has no text of ours. */
  readonly message?: string;
}

/** What a person reads about a failure. Anything that is no failure of a call counts as one of ours. */
export function failureText(failure: unknown, errors: ErrorMessages, language: Language): string {
  const { code, params, message }: Failure = isFailure(failure, errors) ? failure : { code: 'internal' };
  return code === 'upstream' && message ? message : formatMessage(errors[code], params ?? {}, language);
}

function isFailure(failure: unknown, errors: ErrorMessages): failure is Failure {
  return typeof failure === 'object' && failure !== null && 'code' in failure && String(failure.code) in errors;
}
