import type { CallContext } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { subjectOf } from '../subject';

/** A refusal of the subject, with its reason in words of who decides; any other error as it is. */
export function refusalInWords({ language, services }: CallContext, kind: string, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { params = {} } = error.details;
  const why = subjectOf(services.capabilities, kind).refusals?.[language][String(params.reason)];
  return why ? new ApiError(error.code, { ...error.details, params: { ...params, why } }) : error;
}
