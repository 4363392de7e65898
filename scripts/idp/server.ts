import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { choicePage } from './pages';
import { people } from './people';

const MAX_BODY_BYTES = 4_096;

/** Listens on the loopback address: the provider, and the page on which somebody is chosen. */
export function serve(provider: Provider, port: number): Promise<Server> {
  const answer = provider.callback();
  const server = createServer((request, response) => {
    const work = request.url?.startsWith('/interaction/')
      ? interact(provider, request, response)
      : answer(request, response);
    work.catch(() => response.writeHead(400).end('The page is out of date. Go back to the portal and begin again.'));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(choicePage(people));
    return;
  }
  const accountId = new URLSearchParams(await textOf(request)).get('person');
  const declined = { error: 'access_denied', error_description: 'Nobody was chosen' };
  await provider.interactionFinished(request, response, accountId ? { login: { accountId } } : declined, {
    mergeWithLastSubmission: false,
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY_BYTES) throw new Error('the form is too long');
  }
  return text;
}
