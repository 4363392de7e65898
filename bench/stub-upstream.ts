import { createServer } from 'node:http';
import { calls } from '../lib/contract/all';
import { giveFile, takeFile } from './file-stub';
import { modules } from './floor/modules';

/** An HR API that does nothing: it knows the calls of the measurements and answers each with fixed bytes. */
const ANSWERS: Readonly<Record<string, string | undefined>> = {
  '/ready': '{}',
  [`/${calls.signIn.path}`]: JSON.stringify({ authToken: 'a-token-of-the-usual-length-'.repeat(2), ischg: 0 }),
  [`/${calls.getUser.path}`]: JSON.stringify([{ Name: 'Asha Rao', TypeOfUser: 'E', Language: null }]),
  [`/${calls.listModules.path}`]: JSON.stringify(modules),
};

const [port, megabytes] = process.argv.slice(2);

const server = createServer({ keepAlive: true }, (request, response) => {
  const [path = ''] = (request.url ?? '').replace(/^\/api4/, '').split('?');
  const size = Number(megabytes);
  if (path === `/${calls.uploadTicketFile.path}`) return void takeFile(request, response, size * 1024 * 1024);
  request.resume();
  if (path === `/${calls.downloadTicketFile.path}`) return void giveFile(response, size);
  const body = ANSWERS[path];
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body ?? '{}'),
  });
  response.end(body ?? '{}');
});
server.keepAliveTimeout = 120_000;
server.listen(Number(port), '127.0.0.1');
