/** Where HR sees what mails say. */
export const TEMPLATES_PAGE = '/ecenter/mailtemplates';

/** Where one mail is written. */
export const templatePage = (code: string): `/${string}` => `${TEMPLATES_PAGE}/key/${encodeURIComponent(code)}`;
