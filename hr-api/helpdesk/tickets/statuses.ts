/** What a new ticket has; never paused or closed, whatever else is kept of it. */
export const START_STATUS = 1;

/** Always closed. */
export const SOLVED_STATUS = 10;

/** The desk waits for whoever asked, whatever else is kept of it. */
export const WAITING_STATUS = 3;
