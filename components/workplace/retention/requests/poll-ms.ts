/** How often one looks how far an erasure is, in milliseconds. */
export const POLL_MS = 2_000;
