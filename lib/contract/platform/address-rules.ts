/** What the portal makes of a string of the HR API: a piece of a path, a page's path, a picture's path, or a picture itself. */
export type AddressKind = 'segment' | 'page' | 'picture' | 'image';

const NOT_A_PAGE = /^\/?(?:api|_next)(?:\/|$)/i;

/** Words, hyphens and single slashes hold nothing that climbs, names a host or leads out of the portal. */
const PATTERNS: Readonly<Record<AddressKind, RegExp>> = {
  segment: /^[\w-]{1,200}$/,
  page: /^\/?[\w-]{1,200}(?:\/[\w-]{1,200}){0,20}$/,
  picture: /^(?:[\w-]{1,100}\/){0,8}[\w-]{1,100}\.(?:svg|png|jpe?g|webp)$/i,
  image: /^data:image\/(?:svg\+xml|png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/,
};

/** Whether an address can be made of a string of the HR API. No string of it becomes one in any other way. */
export const isAddress = (kind: AddressKind, text: string): boolean =>
  PATTERNS[kind].test(text) && !NOT_A_PAGE.test(text);
