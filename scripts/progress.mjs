const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const HEARTBEAT = 10_000;

/**
 * Prints one line.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Shows that something takes time: a spinner on a terminal, elsewhere a line now and then.
 * @param {string} what
 * @param {string} usually how long it usually takes
 */
export function showProgress(what, usually) {
  const startedAt = Date.now();
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const onTerminal = process.stdout.isTTY === true;
  let frame = 0;
  if (!onTerminal) say(`${what} (usually ${usually}) …`);
  const draw = () => {
    if (onTerminal)
      process.stdout.write(`\r\x1b[2K${FRAMES[frame++ % FRAMES.length]} ${what} · ${elapsed()} (usually ${usually})`);
    else say(`  still at it: ${what.toLowerCase()}, ${elapsed()}`);
  };
  const timer = setInterval(draw, onTerminal ? 100 : HEARTBEAT);
  const clear = () => {
    if (onTerminal) process.stdout.write('\r\x1b[2K');
  };
  const end = (/** @type {string} */ line) => {
    clearInterval(timer);
    clear();
    say(line);
  };
  return {
    /** @param {string} line a detail worth keeping on the screen */
    note(line) {
      clear();
      say(`  ${line}`);
    },
    done: () => end(`✓ ${what} · ${elapsed()}`),
    failed: () => end(`✗ ${what} · ${elapsed()}`),
  };
}

/**
 * Shows that some work takes time, until it ends or fails.
 * @template Result
 * @param {string} what
 * @param {string} usually how long it usually takes
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProgress(what, usually, work) {
  const progress = showProgress(what, usually);
  try {
    const result = await work();
    progress.done();
    return result;
  } catch (error) {
    progress.failed();
    throw error;
  }
}
