import 'server-only';
import { withErrorAnswer } from '../call/answer';
import { HrError } from './hr-error';

/** Whether a caller brings a bearer token that cannot even be decoded, on which next-auth's readers have broken (T62). */
export function hasBrokenBearer(headers: Headers): boolean {
  const token = /^bearer\s+(.*)$/i.exec(headers.get('authorization') ?? '')?.[1];
  try {
    return token !== undefined && decodeURIComponent(token) === '';
  } catch {
    return true;
  }
}

/** Nobody signs in here by a bearer token, least of all by one that is none. */
export function refuseBearer(): Promise<Response> {
  return withErrorAnswer(async () => {
    throw new HrError('unauthenticated');
  });
}
