import { log } from '../../lib/log';

/** A process that logs three lines, then ends as its first argument says, or goes on. */
for (const number of [1, 2, 3]) log().info({ number }, 'a line');

const [how] = process.argv.slice(2);
if (how === 'exits') process.exit(0);
else if (how === 'throws') throw new Error('unexpected');
else if (how === 'rejects') void Promise.reject(new Error('unexpected'));
else setInterval(() => undefined, 1_000);
