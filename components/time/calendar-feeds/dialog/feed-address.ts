import { withBasePath } from '@/lib/links/links';

/** What a calendar program is given. */
export const addressOfFeed = (secret: string): string =>
  new URL(withBasePath(`/api/feeds/${encodeURIComponent(secret)}.ics`), location.origin).href;

/** The same as a link that calendar programs open by themselves. */
export const programAddressOf = (address: string): string => address.replace(/^https?:/, 'webcal:');
