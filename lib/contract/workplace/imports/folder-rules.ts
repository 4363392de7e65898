/** Rules of the watched folder that a browser reads too, without zod. */

/** What an import is weighed by, each in percent of those who work here. */
export const FOLDER_LIMITS = ['joiners', 'leavers', 'changes'] as const;
export type FolderLimit = (typeof FOLDER_LIMITS)[number];

/** As an organisation begins. */
export const USUAL_LIMITS: Readonly<Record<FolderLimit, number>> = { joiners: 5, leavers: 5, changes: 20 };

/** Above it nothing ever waits. */
export const MAX_LIMIT = 100;
