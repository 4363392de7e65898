/** The report whose fields are what lists of tickets show. */
export const TICKET_REPORT = 'tickets';
