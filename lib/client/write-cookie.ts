import { withBasePath } from '@/lib/links/links';

/** Written in the browser and read on the server, so that the first paint is already right. */
export function writeCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${withBasePath('/')}; Max-Age=31536000; SameSite=Lax${secure}`;
}
