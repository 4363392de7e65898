import { turns } from '../../../platform/turns';

/** Each password check takes 32 MB and one of four threads; the rest of the process needs threads too. */
const AT_ONCE = 2;
const WAITING_LIMIT = 200;

/** Runs a password check when its turn has come, a few at a time. Throws `busy` when too many wait already. */
export const inPasswordTurn = turns(AT_ONCE, WAITING_LIMIT);
