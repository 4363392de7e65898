import 'server-only';
import { withoutDevice } from '../../devices/device-address';
import { log } from '../../log';

/** The page that was asked for, as the middleware writes it for whoever renders it: path and query, without the base path. */
export const REQUESTED_PATH_HEADER = 'x-asked-path';

interface LoggedRedirect {
  readonly requestId: string | null;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string;
}

const pathOf = (address: string | null) => address && withoutDevice(address.split('?', 1).join(''));

/** Logs a redirect and its reason for operators, without the query. */
export function logRedirect({ from, to, ...more }: LoggedRedirect): void {
  log().info({ ...more, from: pathOf(from), to: pathOf(to) }, 'redirected');
}
