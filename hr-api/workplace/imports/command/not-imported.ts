/** Nothing was imported, and why, in words for whoever started the command. */
export class NotImported extends Error {}
