import { mutate } from 'swr';
import { APPROVALS_TABLE } from './approval-source';

const READ = [APPROVALS_TABLE, 'listApprovalKinds'];

/** Reads the lists of requests anew with their counts, wherever they are shown: after a decision. */
export const refreshApprovals = () => mutate((key) => Array.isArray(key) && READ.includes(String(key[0])));
