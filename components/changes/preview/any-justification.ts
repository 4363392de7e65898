/** Stands in a preview for the justification: what is written there changes nothing of what it shows. */
export const ANY_JUSTIFICATION = '–';
