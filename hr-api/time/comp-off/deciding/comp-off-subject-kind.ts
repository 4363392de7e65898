/** What approvals call a claim of work on days off. */
export const COMP_OFF_SUBJECT = 'comp-off';
