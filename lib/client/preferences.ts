import type { LayoutConfig, Theme } from '@/lib/preferences';
import { withBasePath } from '@/lib/links';

/** Written in the browser and read on the server, so that the first paint is already right. */
function writeCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${withBasePath('/')}; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** What is kept so far; what is broken or not there counts as nothing said. */
function readLayout(): LayoutConfig {
  const text = /(?:^|; )LayoutConfig=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  try {
    return (JSON.parse(decodeURIComponent(text)) as LayoutConfig | null) ?? {};
  } catch {
    return {};
  }
}

const changeLayout = (change: LayoutConfig) =>
  writeCookie('LayoutConfig', JSON.stringify({ ...readLayout(), ...change }));

export function writeTheme(theme: Theme) {
  changeLayout({ theme });
}

export function writeNotificationSound(sound: boolean) {
  changeLayout({ sound });
}

/** Off until somebody wants it: a portal that speaks up in an office by itself is a nuisance. */
export function isNotificationSoundOn(): boolean {
  return readLayout().sound === true;
}

export function writeLessMotion(lessMotion: boolean) {
  changeLayout({ lessMotion });
}

export function writeAsideCollapsed(isCollapsed: boolean) {
  writeCookie('kt_aside_toggle_state', isCollapsed ? 'on' : 'off');
}
