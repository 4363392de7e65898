/** SRCH-05 to SRCH-08, CNST-12: how long nobody types before people are looked for, in milliseconds, and for how many characters. */
export const SEARCH_DELAY_MS = 300;
export const MIN_CHARACTERS = 3;
