/** What approvals call a request for leave; their chains are chosen by its type as a section. */
export const LEAVE_SUBJECT = 'leave';

/** What proofs are uploaded for. */
export const LEAVE_PROOF = 'leave-proof';
