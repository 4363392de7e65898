import { parseLayout, preferencesIn, type LayoutConfig, type Preferences, type Theme } from '@/lib/layout-config';
import { writeCookie } from './write-cookie';

const LAYOUT = 'LayoutConfig';
const ASIDE = 'kt_aside_toggle_state';

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
