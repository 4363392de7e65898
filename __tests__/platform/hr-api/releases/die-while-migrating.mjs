import { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';

/** A statement of a migration, `commit`, or `after commit`: when this process is killed, once it comes to that. */
const moment = process.env.DIE_AT;
const die = () => process.kill(process.pid, 'SIGKILL');

/** What goes to the embedded database: a statement ends with a zero. */
const { execProtocolStream } = PGlite.prototype;
PGlite.prototype.execProtocolStream = async function (bytes, ...rest) {
  const asked = Buffer.from(bytes);
  const isCommit = asked.includes('COMMIT\0');
  if (asked.includes(`${moment}\0`) || (moment === 'commit' && isCommit)) die();
  const answers = await execProtocolStream.call(this, bytes, ...rest);
  if (moment === 'after commit' && isCommit) die();
  return answers;
};

/** The same of what goes to a server. */
const { write } = Socket.prototype;
let isCommitted = false;
Socket.prototype.write = function (bytes, ...rest) {
  if (isCommitted || Buffer.from(bytes).includes(`${moment}\0`)) die();
  isCommitted = moment === 'after commit' && Buffer.from(bytes).includes('commit\0');
  return write.call(this, bytes, ...rest);
};
