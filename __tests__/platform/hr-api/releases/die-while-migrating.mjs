import { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';

/** A statement of a migration, `commit`, or `after commit`: when this process is killed, once it comes to that. */
const moment = process.env.DIE_AT;
const die = () => process.kill(process.pid, 'SIGKILL');

const { transaction } = PGlite.prototype;
PGlite.prototype.transaction = async function (work) {
  const result = await transaction.call(this, async (client) => {
    const { query } = client;
    client.query = (text, ...rest) => (text === moment ? die() : query(text, ...rest));
    const done = await work(client);
    if (moment === 'commit') die();
    return done;
  });
  if (moment === 'after commit') die();
  return result;
};

/** What goes to a server: a statement ends with a zero. */
const { write } = Socket.prototype;
let isCommitted = false;
Socket.prototype.write = function (bytes, ...rest) {
  if (isCommitted || Buffer.from(bytes).includes(`${moment}\0`)) die();
  isCommitted = moment === 'after commit' && Buffer.from(bytes).includes('commit\0');
  return write.call(this, bytes, ...rest);
};
