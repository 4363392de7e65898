/** What a person may upload. Apart from the schemas, so that a browser reads it without them. */

/** UPL-20, UPL-21: in bytes; a file of exactly this size is refused. */
export const SIZE_LIMIT = 2_097_152;

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A limit as texts name it, the {n} of UPL-24: in megabytes, below one in whole kilobytes. */
export const namedLimit = (bytes: number) =>
  bytes < MEGABYTE
    ? ({ size: Math.floor(bytes / KILOBYTE), unit: 'kilobyte' } as const)
    : ({ size: Math.round((bytes / MEGABYTE) * 100) / 100, unit: 'megabyte' } as const);

/** UPL-15, VCON-14: where nothing else is said. */
export const DEFAULT_TYPES = ['jpeg', 'jpg', 'bmp', 'png', 'pdf', 'doc', 'docx'] as const;

/** TATT-01 to TATT-10. */
export const TICKET_TYPES = ['pdf', 'png', 'jpeg', 'jpg', 'csv', 'xlsx', 'xls', 'doc', 'docx', 'zip'] as const;

/** TMSG-02: the HeaderCode that stands for no file. */
export const NO_FILE = '0';
