/** The table by its name among those that are kept. */
export const DIRECTORY_TABLE = 'directory';
/** The report whose fields its columns are. */
export const DIRECTORY_REPORT = 'employee-list';
/** The list by the name that the organisation filter counts its people under. */
export const DIRECTORY_LIST = 'employeesearch';
