import {
  parseLayout,
  preferencesIn,
  TIME_ZONE_COOKIE,
  type LayoutConfig,
  type Preferences,
  type Theme,
} from '@/lib/layout-config';
import { withBasePath } from '@/lib/links/links';

const LAYOUT = 'LayoutConfig';
const ASIDE = 'kt_aside_toggle_state';

/** Written in the browser and read on the server, so that the first paint is already right. */
function writeCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${withBasePath('/')}; Max-Age=31536000; SameSite=Lax${secure}`;
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** The stored value, for components that the server did not render. */
export function readBrowserPreferences(): Preferences {
  return preferencesIn(readCookie(LAYOUT), readCookie(ASIDE));
}

const changeLayout = (change: LayoutConfig) =>
  writeCookie(LAYOUT, JSON.stringify({ ...parseLayout(readCookie(LAYOUT)), ...change }));

export function writeTheme(theme: Theme) {
  changeLayout({ theme });
}

export function writeNotificationSound(sound: boolean) {
  changeLayout({ sound });
}

/** The browser's own zone, by whose clock the portal greets. */
export function writeTimeZone() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone) writeCookie(TIME_ZONE_COOKIE, timeZone);
}

/** Off by default: unexpected sounds disturb an office. */
export function isNotificationSoundOn(): boolean {
  return readBrowserPreferences().hasSound;
}

export function writeLessMotion(lessMotion: boolean) {
  changeLayout({ lessMotion });
}

export function writeAsideCollapsed(isCollapsed: boolean) {
  writeCookie(ASIDE, isCollapsed ? 'on' : 'off');
}
