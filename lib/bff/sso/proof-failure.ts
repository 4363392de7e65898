import 'server-only';
import { confirmedPath, unconfirmedOf, type Unconfirmed } from '../../confirmed-address';
import { HrError } from '../upstream/hr-error';
import { logSsoFailure, SsoFailure } from './sso-failure';

/** Where the person is told why nothing was confirmed, and one line for the operators. Nothing of the round trip stays. */
export function logProofFailure(failure: unknown, about: Parameters<typeof logSsoFailure>[1]) {
  const { cookies } = logSsoFailure(failure, about);
  return { next: confirmedPath(reasonOf(failure)), cookies };
}

function reasonOf(failure: unknown): Unconfirmed {
  if (failure instanceof SsoFailure) return failure.reason === 'sso-declined' ? 'declined' : 'failed';
  const isRefused = failure instanceof HrError && failure.code === 'proof_refused';
  return (isRefused && unconfirmedOf(failure.params?.because)) || 'failed';
}
