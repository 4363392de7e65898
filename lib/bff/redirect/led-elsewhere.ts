import 'server-only';
import { withoutDevice } from '../../devices/device-address';
import { log } from '../../log';

/** The page that was asked for, as the middleware writes it for whoever renders it: path and query, without the base path. */
export const ASKED_PATH_HEADER = 'x-asked-path';

interface LedElsewhere {
  readonly requestId: string | null;
  readonly from: string | null;
  readonly to: string;
  readonly why: string;
}

const pathOf = (address: string | null) => address && withoutDevice(address.split('?', 1).join(''));

/** Tells operators who was led where and why, without what a query may hold. */
export function noteLedElsewhere({ from, to, ...more }: LedElsewhere): void {
  log().info({ ...more, from: pathOf(from), to: pathOf(to) }, 'led elsewhere');
}
