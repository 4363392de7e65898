/** Where chains are kept. */
export const CHAINS_PAGE = '/process/approvalchain';
export const NEW_CHAIN_PAGE = `${CHAINS_PAGE}/write`;
export const chainPage = (code: string) => `${CHAINS_PAGE}/key/${encodeURIComponent(code)}`;

/** The same, to see who decides about a section. */
export const chainsPageFor = (section: string | number) => `${CHAINS_PAGE}?section=${encodeURIComponent(section)}`;

/** The chain for everything that no other one is for: it stays. */
export const CHAIN_FOR_ALL = 'default';

/** The page of a section in the screen that keeps a kind's sections; null for whom that screen is closed. */
export const setupPageOf = (setupLink: string, section: string): `/${string}` | null =>
  setupLink === '' ? null : `/${setupLink}/key/${encodeURIComponent(section)}`;
