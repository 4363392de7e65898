/** Where the reports of a module are listed. */
export const reportsPage = (module: string): `/${string}` => `/${module}/commonreport`;

/** The page of one report. */
export const reportPage = (module: string, code: string): `/${string}` => `${reportsPage(module)}/key/${code}`;
