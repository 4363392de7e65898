import http from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly agent?: http.Agent;
}

/** One request as it is written, by default on a connection of its own; rejects where none came about. */
export function ask(url: string, { method = 'GET', headers = {}, body, agent }: AskOptions = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent: agent ?? false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
      answer.on('error', reject);
    });
    request.on('error', reject).end(body);
  });
}

/** Headers as our own page's script sends them. */
export const ownHeaders = (address: string, cookie = ''): Record<string, string> => ({
  origin: address,
  'content-type': 'application/json',
  'x-hr-portal': '1',
  'sec-fetch-site': 'same-origin',
  ...(cookie && { cookie }),
});

/** Signs in as the page does, and answers the session's cookie as it is sent back. */
export async function signInAt(address: string, username: string, password = 'Humming-2026'): Promise<string> {
  const body = JSON.stringify({ username, password });
  const answer = await ask(`${address}/api/session/sign-in`, { method: 'POST', headers: ownHeaders(address), body });
  const cookie = answer.headers['set-cookie']?.find((one) => one.startsWith('__Host-hr-session='));
  if (answer.status !== 200 || !cookie) throw new Error(`signing in was answered ${answer.status}: ${answer.body}`);
  return cookie.split(';')[0] ?? '';
}

/** Makes a call through the call proxy, as the page does. */
export function callAt(address: string, name: string, cookie: string, request: object = {}): Promise<Reply> {
  return ask(`${address}/api/hr/${name}`, {
    method: 'POST',
    headers: ownHeaders(address, cookie),
    body: JSON.stringify(request),
  });
}
