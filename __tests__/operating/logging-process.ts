import { log } from '../../lib/log';
import { lostLogLines } from '../../lib/log-output';

/** A process that logs three lines, then ends as its first argument says, or goes on, with or without more lines. */
for (const number of [1, 2, 3]) log().info({ number }, 'a line');

const [how] = process.argv.slice(2);
if (how === 'exits') process.exit(0);
else if (how === 'throws') throw new Error('unexpected');
else if (how === 'rejects') void Promise.reject(new Error('unexpected'));
else if (how === 'goes on logging')
  setInterval(() => {
    log().info({ text: 'x'.repeat(100_000) }, 'another line');
    if (lostLogLines() >= 20) process.stderr.write(`lost ${lostLogLines()} lines\n`);
  }, 20);
else setInterval(() => undefined, 1_000);
