export const IMPORTS_PAGE = '/process/smartupload';
export const IMPORT_FOLDER_PAGE = '/process/smartupload/folder';
export const NEW_IMPORT_PAGE = '/process/smartupload/start';

/** The address of one import, at the step at which it is. */
export const importPage = (code: string): `/${string}` => `${IMPORTS_PAGE}/key/${encodeURIComponent(code)}`;

/** Where its columns are said once more, after they were checked. */
export const columnsPage = (code: string): `/${string}` => `${importPage(code)}?step=columns`;
