/** The address of a ticket's own page, without the base path. */
export const ticketAddress = (code: string) => `/chillconnect/ticket/key/${encodeURIComponent(code)}` as const;
