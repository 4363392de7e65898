/** The page of what a row is about. Those on which somebody is changed have the code right behind `request` (JOBS-03). */
export const addressOfRow = (page: string, code: string): `/${string}` =>
  page.endsWith('/request') ? `/${page}/${code}` : `/${page}/key/${code}`;
