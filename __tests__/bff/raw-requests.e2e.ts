import http from 'node:http';
import { expect } from '@playwright/test';
import { test } from './stub/portal-with-stub';
import { askRaw } from './stub/raw-request';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A request whose target goes out exactly as it is written. */
function ask(address: string, target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: target, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    request.on('error', reject).end();
  });
}

const leavesUs = (location: string | undefined, address: string) =>
  location !== undefined && new URL(location, address).origin !== new URL(address).origin;

test('no address makes a redirect that leaves the portal (T15, T60)', async ({ portal: { address } }) => {
  const targets = [
    '//evil.example/?lang=de',
    '//evil.example/%2e%2e?lang=de',
    '/\\evil.example?lang=de',
    '/%5cevil.example?lang=de',
    '/%2f%2fevil.example?lang=de',
    '/.//evil.example?lang=de',
    '/@evil.example?lang=de',
    '///evil.example//?lang=de',
    '//evil.example/home/dashboard',
    '/http://evil.example?lang=de',
    '/auth/login/?lang=de',
    '/home/dashboard?next=//evil.example',
  ];
  for (const target of targets) {
    const { headers, status } = await ask(address, target);
    expect([target, status, headers.location, leavesUs(headers.location, address)]).toEqual([
      target,
      status,
      headers.location,
      false,
    ]);
  }
});

test('a host that is not ours stands in no answer (T32, T61)', async ({ portal: { address } }) => {
  const forged: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  ];
  for (const headers of forged) {
    for (const target of ['/', '/auth/login', '/home/dashboard', '/auth/login?lang=de', '/api/session/ended']) {
      const answer = await ask(address, target, headers);
      expect([target, headers, /evil\.example/.test(JSON.stringify(answer.headers) + answer.body)]).toEqual([
        target,
        headers,
        false,
      ]);
    }
  }
});

test('who names two hosts is refused before either is believed, in whichever order (T61)', async ({
  portal: { address, stub },
}) => {
  const { host } = new URL(address);
  const orders = [
    [`Host: ${host}`, 'Host: evil.example'],
    ['Host: evil.example', `Host: ${host}`],
  ];
  for (const lines of orders) {
    for (const target of [
      '/auth/login',
      '/ssologin/corporate',
      '/api/auth/callback/corporate?code=x',
      '/api/session/sso',
    ]) {
      const { status, text } = await askRaw(address, { target, lines });
      expect([target, lines, status, text.includes('evil.example')]).toEqual([target, lines, 400, false]);
    }
  }
  expect(stub.seen).toEqual([]);
});

test('a request for another protocol is answered like every other (T26, F12)', async ({ portal: { address } }) => {
  const { host } = new URL(address);
  for (const protocol of ['websocket', 'h2c']) {
    const lines = [`Host: ${host}`, 'Connection: Upgrade', `Upgrade: ${protocol}`, 'Sec-WebSocket-Version: 13'];
    expect([protocol, (await askRaw(address, { target: '/auth/login', lines })).status]).toEqual([protocol, 200]);
  }
});

test('no header and no form of transport opens a page to who is not signed in (T25, T26)', async ({ portal }) => {
  const { address, stub } = portal;
  const headers: Record<string, string>[] = [
    ...[1, 5, 6].map((times) => ({ 'x-middleware-subrequest': Array<string>(times).fill('middleware').join(':') })),
    { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
    { 'x-middleware-next': '1' },
    { 'x-middleware-rewrite': '/home/dashboard' },
    { 'x-nextjs-data': '1' },
    { 'x-matched-path': '/home/dashboard' },
    { 'x-invoke-path': '/home/dashboard' },
    { 'x-original-url': '/home/dashboard' },
    { 'next-resume': '1' },
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
  ];
  const targets = [
    '/home/dashboard',
    '/home/dashboard.rsc',
    '/home/dashboard?_rsc=x',
    '/home/dashboard.segments/_tree.segment.rsc',
    '/ecenter/dashboard',
    '/ecenter/profile',
    '/%68ome/dashboard',
    '//home/dashboard',
  ];
  for (const target of targets) {
    for (const header of [{}, ...headers]) {
      const { status, body } = await ask(address, target, header);
      expect([target, header, status >= 300, /Asha|E1001/.test(body)]).toEqual([target, header, true, false]);
    }
  }
  expect(stub.seen).toEqual([]);
});

test('a preflight from anywhere is given no permission (T23)', async ({ portal: { address } }) => {
  for (const origin of ['https://evil.example', address]) {
    for (const target of ['/api/hr/listMenu', '/api/session/sign-in', '/auth/login']) {
      const asked = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-hr-portal',
      };
      const { headers } = await ask(address, target, asked, 'OPTIONS');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  }
});

test('a malformed request gets 400 before it is read; the portal goes on (T13, T14, F30)', async ({
  portal: { address, stub },
}) => {
  for (const target of [
    '/api/hr/%zz',
    '/api/hr/%c0%ae',
    '/api/hr/%E0%A4%A',
    '/api/hr/list%00Menu',
    '/api/hr/list%0d%0aX:1',
    '/api/hr/list%09Menu',
    '/api/hr/list%7FMenu',
    '/api/hr/getUserPhoto?empid=E1001%0d%0aX:1',
    '/%zz',
    '/auth/login?lang=de%00',
  ]) {
    const { status, headers, body } = await ask(address, target);
    expect([target, status, (JSON.parse(body) as { code: string }).code]).toEqual([target, 400, 'bad_request']);
    expect(headers.x).toBeUndefined();
  }
  expect(stub.seen).toEqual([]);
  expect((await ask(address, '/api/health/live')).status).toBe(200);
});

test('TRACE and methods that nobody knows are refused, and no fault of ours (T10)', async ({ portal }) => {
  const { address, stub } = portal;
  for (const target of ['/api/hr/listMenu', '/api/session/sign-in', '/auth/login', '/'])
    for (const method of ['TRACE', 'FOO']) {
      expect([target, method, (await ask(address, target, {}, method)).status]).toEqual([target, method, 400]);
    }
  expect(stub.seen).toEqual([]);
});

test('a target that names a host is refused, whichever it is, and nobody is asked (T12)', async ({ portal }) => {
  const { address, stub } = portal;
  const { host } = new URL(address);
  for (const target of [
    'http://evil.example/auth/login',
    `http://${host}/auth/login`,
    `http://${host}/api/hr/listMenu`,
  ]) {
    const { status, body } = await ask(address, target);
    expect([target, status, (JSON.parse(body) as { code: string }).code]).toEqual([target, 400, 'bad_request']);
  }
  expect(stub.seen).toEqual([]);
});

test('a page is only read: other methods are refused before the framework reads a body (T29)', async ({ portal }) => {
  const { address, stub } = portal;
  for (const target of ['/', '/auth/login', '/home/dashboard', '/nothing/here']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const headers = { 'next-action': '4'.repeat(40), 'content-type': 'text/x-component' };
      const answer = await ask(address, target, headers, method);
      expect([target, method, answer.status, answer.headers.allow]).toEqual([target, method, 405, 'GET, HEAD']);
    }
  }
  expect(stub.seen).toEqual([]);
});

test('another method than a route has is a 405 that names the right one, HEAD too (T10)', async ({ portal }) => {
  const { address, stub } = portal;
  const routes = { '/api/hr/listMenu': 'POST', '/api/session/sign-in': 'POST', '/api/session/ended': 'GET' };
  for (const [target, allow] of Object.entries(routes)) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].filter((it) => it !== allow)) {
      const { status, headers } = await ask(address, target, {}, method);
      expect([target, method, status, headers.allow]).toEqual([target, method, 405, allow]);
    }
  }
  expect(stub.seen).toEqual([]);
});

test('another spelling of an address redirects to the plain one or is refused (T15)', async ({ portal }) => {
  const { address, stub } = portal;
  const spellings: [string, number, string?][] = [
    ['//api//hr//listMenu', 308, '/api/hr/listMenu'],
    ['/api/hr/listMenu/', 308, '/api/hr/listMenu'],
    ['/api/hr/listMenu;v=1', 404],
    ['/api/hr/listMenu.rsc', 404],
    ['/api/hr/listMenu.json', 404],
    ['/api/hr/LISTMENU', 404],
  ];
  for (const [target, status, location] of spellings) {
    const answer = await ask(address, target, {}, 'POST');
    expect([target, answer.status, answer.headers.location]).toEqual([target, status, location]);
  }
  expect((await ask(address, '/api/hr/listMenu?_rsc=1', {}, 'POST')).status).toBe(403);
  expect(stub.seen).toEqual([]);
});

test('an unknown address without page policy gets a plain 404 (T03, T09, T30)', async ({
  portal: { address, stub },
}) => {
  const targets = [
    '/_next/static/chunks/none.js',
    '/_next/static/chunks/none.js.map',
    '/_next/mcp',
    '/_next/webpack-hmr',
    '/api/nothing',
    '/api/hr',
    '/api/hr/listMenu/more',
    '/api/session',
    '/api/session/other',
  ];
  for (const target of targets) {
    const { status, headers } = await ask(address, target);
    expect([target, status]).toEqual([target, 404]);
    expect([target, headers['content-type'] ?? '']).toEqual([target, expect.not.stringContaining('text/html')]);
  }
  expect(stub.seen).toEqual([]);
});

test('the image optimizer answers nobody (T30)', async ({ portal: { address } }) => {
  for (const url of ['/icon.svg', 'http://evil.example/a.png']) {
    const { status, headers } = await ask(address, `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`);
    expect([307, 404]).toContain(status);
    expect(headers['content-type'] ?? '').not.toContain('image/');
  }
});
