import { withBasePath } from './links/links';

/**
 * In the browser in place of how Next's links read addresses (next.config.mjs), which brings much that its pages of old need:
 * links of the portal are texts, most of them paths.
 */
export const isAbsoluteUrl = (address: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(address);

/** Whether the address is a page of the portal. */
export const isLocalURL = (address: string): boolean =>
  !isAbsoluteUrl(address) || `${address}/`.startsWith(location.origin + withBasePath('/'));

export function formatUrl(): never {
  throw new Error('the href of a link is a text');
}
