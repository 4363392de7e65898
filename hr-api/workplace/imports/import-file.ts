/** What files are uploaded for that are imported. */
export const IMPORT_FILE = 'import';
