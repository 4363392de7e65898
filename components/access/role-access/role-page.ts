export const ROLES_PAGE = '/process/roleaccess';

/** The address of one role. */
export const rolePage = (code: number): `/${string}` => `${ROLES_PAGE}/key/${code}`;
