/** How many mails a page of the list has. */
export const PAGE_SIZE = 25;
