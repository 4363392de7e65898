export const IMPORTS_PAGE = '/process/smartupload';
export const IMPORT_FOLDER_PAGE = '/process/smartupload/folder';
export const NEW_IMPORT_PAGE = '/process/smartupload/start';

/** Where an import of a kind begins, as `kind` of the address names it. */
export const newImportPage = (kind: string): `/${string}` => `${NEW_IMPORT_PAGE}?kind=${encodeURIComponent(kind)}`;

/** The address of one import, at the step at which it is. */
export const importPage = (code: string): `/${string}` => `${IMPORTS_PAGE}/key/${encodeURIComponent(code)}`;

/** Where its columns are said once more, after they were checked. */
export const columnsPage = (code: string): `/${string}` => `${importPage(code)}?step=columns`;
