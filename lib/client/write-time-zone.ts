import { TIME_ZONE_COOKIE } from '@/lib/time-zone-cookie';
import { writeCookie } from './write-cookie';

/** The browser's own zone, by whose clock the portal greets. In a file of its own, for every page carries it. */
export function writeTimeZone() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone) writeCookie(TIME_ZONE_COOKIE, timeZone);
}
