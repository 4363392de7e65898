/** Where HR keeps agreements. */
export const ADMIN_PAGE = '/process/conductsetup';

/** The page of one version: its editor as long as it is a draft. */
export const versionPage = (code: string): `/${string}` => `${ADMIN_PAGE}/key/${encodeURIComponent(code)}`;

/** Where the next version after this one is begun; without a code the first of a new agreement. */
export const writePage = (code?: string): `/${string}` =>
  `${ADMIN_PAGE}/write${code ? `?after=${encodeURIComponent(code)}` : ''}`;
