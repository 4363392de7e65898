import { needOf } from '../gate';

const MAX_LENGTH = 1_000;
export const HOME = ['/', '/home/dashboard'];
const NOT_A_PAGE = /^\/(?:api|_next)(?:\/|$)/;

/**
 * The path, with its query, of a page of ours that somebody signed in may ask for; null for anything else, such as an address
 * of another host in disguise, and for home, where everybody comes anyway.
 */
export function ownPage(text: string | null | undefined): `/${string}` | null {
  if (!text || text.length > MAX_LENGTH || !/^\/(?![/\\])[!-[\]-~]*$/.test(text)) return null;
  const url = new URL(text, 'http://portal.invalid');
  if (url.host !== 'portal.invalid' || `${url.pathname}${url.search}` !== text) return null;
  const isSignedIn = ['full', 'section'].includes(needOf(url.pathname));
  if (HOME.includes(url.pathname) || NOT_A_PAGE.test(url.pathname) || !isSignedIn) return null;
  return text as `/${string}`;
}
