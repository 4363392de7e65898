/** Where chains are kept. */
export const CHAINS_PAGE = '/process/approvalchain';
export const NEW_CHAIN_PAGE = `${CHAINS_PAGE}/write`;
export const chainPage = (code: string) => `${CHAINS_PAGE}/key/${encodeURIComponent(code)}`;

/** The chain for everything that no other one is for: it stays. */
export const CHAIN_FOR_ALL = 'default';
