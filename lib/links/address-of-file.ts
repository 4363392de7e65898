import type { CallName, RequestFor } from '../contract/all';
import { withBasePath } from './links';

/** The address of the file that a download call serves, for a link that saves it. */
export function addressOfFile<Name extends CallName>(name: Name, request: RequestFor<Name>): string {
  return withBasePath(`/api/hr/${name}?${new URLSearchParams(request as Record<string, string>)}`);
}
