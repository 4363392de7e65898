import { fairQueue } from '../../../platform/fair-queue';

/**
 * Runs a password check or hash when its turn has come: each takes 32 MB and one of four threads, and the rest of the process
 * needs threads too. Browsers in which somebody signed in before come first.
 */
export const passwordQueue = fairQueue({ running: 2, waiting: 200, waitingOfOneSource: 60 });
