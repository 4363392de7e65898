import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'undici';

/** The least that a process between browser and HR API can do: every request on to the upstream, its answer back. */
const [port, upstream = ''] = process.argv.slice(2);
const pool = new Pool(upstream, { connections: 256 });

const server = createServer(async (request, response) => {
  try {
    const answer = await pool.request({
      path: request.url ?? '/',
      method: 'POST',
      headers: { 'content-type': request.headers['content-type'] ?? '' },
      body: request,
    });
    response.statusCode = answer.statusCode;
    for (const name of ['content-type', 'content-length']) response.setHeader(name, answer.headers[name] ?? '');
    await pipeline(answer.body, response);
  } catch {
    response.destroy();
  }
});
server.keepAliveTimeout = 120_000;
server.listen(Number(port), '127.0.0.1');
