export const ACCOUNTS_PAGE = '/process/useraccounts';

/** The address of one account. */
export const accountPage = (code: string): `/${string}` => `${ACCOUNTS_PAGE}/key/${encodeURIComponent(code)}`;
