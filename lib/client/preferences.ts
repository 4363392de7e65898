import type { Theme } from '@/lib/preferences';
import { withBasePath } from '@/lib/links';

/** Written in the browser and read on the server, so that the first paint is already right. */
function writeCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${withBasePath('/')}; Max-Age=31536000; SameSite=Lax${secure}`;
}

export function writeTheme(theme: Theme) {
  writeCookie('LayoutConfig', JSON.stringify({ theme }));
}

export function writeAsideCollapsed(isCollapsed: boolean) {
  writeCookie('kt_aside_toggle_state', isCollapsed ? 'on' : 'off');
}
