/** The instant at which the clock of each test begins, and for which the sample organisation is made. */
export const TEST_NOW = new Date('2026-03-18T06:30:00.000Z');

export const TEST_KEY = 'KEY-CANARY-0123456789-abcdefghijklmnop';

export const SAMPLE_PASSWORD = 'Humming-2026';

/** Where the run's template is: the path of an archive, or the name of a PostgreSQL database. */
export const TEMPLATE_VARIABLE = 'HR_API_TEST_TEMPLATE';

/** Where the archive of an empty database lies beside that of the template. */
export const emptyTemplate = (template: string) => template.replace(/[^/]+$/, 'empty.tar');

/** Where the files of the template's database are, as a data folder. */
export const TEMPLATE_FILES_VARIABLE = 'HR_API_TEST_TEMPLATE_FILES';

/** The file to which the run's statements are written; unset where they are not recorded. */
export const STATEMENTS_VARIABLE = 'HR_API_TEST_STATEMENTS';

/** The address of another database on the test server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
