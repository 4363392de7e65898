import { ApiError } from '../errors';

/** Each password check takes 32 MB and one of four threads; the rest of the process needs threads too. */
const AT_ONCE = 2;
const WAITING_LIMIT = 200;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs a password check when its turn has come, a few at a time. Throws `busy` when too many wait already. */
export async function inPasswordTurn<Result>(check: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_LIMIT) throw new ApiError('busy', { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await check();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
