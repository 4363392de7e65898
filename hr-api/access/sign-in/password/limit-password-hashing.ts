import { limitConcurrency } from '../../../platform/limit-concurrency';

/** Each password check takes 32 MB and one of four threads; the rest of the process needs threads too. */
const MAX_RUNNING = 2;
const MAX_WAITING = 200;

/** Runs a password check when its turn has come, a few at a time. Throws `busy` when too many wait already. */
export const limitPasswordHashing = limitConcurrency(MAX_RUNNING, MAX_WAITING);
