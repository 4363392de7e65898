/** People of a page of the list. */
export const PAGE_SIZE = 50;
