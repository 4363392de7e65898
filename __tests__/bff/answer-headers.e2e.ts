import { expect } from '@playwright/test';
import { ask, ownHeaders, signInAt, type Reply } from '../operating/ask';
import { test, type PortalWithStub } from './stub/portal-with-stub';
import { text } from './stub/stub-upstream';

interface Kind {
  readonly what: string;
  readonly status: number;
  readonly make: (portal: PortalWithStub, cookie: string) => Promise<Reply>;
  readonly contentType?: RegExp;
  readonly cache?: RegExp;
  readonly policy?: RegExp;
}

const PAGE = {
  contentType: /^text\/html; charset=utf-8$/,
  cache: /^private, no-store$/,
  policy: /^default-src 'none'; script-src 'nonce-[^']+' 'strict-dynamic'; /,
};
const DATA = {
  contentType: /^application\/json; charset=utf-8$/,
  cache: /^no-store$/,
  policy: /^default-src 'none'; frame-ancestors 'none'; sandbox$/,
};

const get =
  (target: string, headers: Record<string, string> = {}): Kind['make'] =>
  ({ address }, cookie) =>
    ask(`${address}${target}`, { headers: { cookie, ...headers } });

/** The first file of this kind that the sign-in page names. */
const assetNamed =
  (pattern: RegExp): Kind['make'] =>
  async ({ address }) => {
    const { body } = await ask(`${address}/auth/login`);
    return ask(`${address}${pattern.exec(body)?.[0] ?? '/none'}`);
  };

/** As the page's own script fetches it: first for the address that the framework wants, then there. */
const fetchTransport: Kind['make'] = async ({ address }, cookie) => {
  const headers = { cookie, rsc: '1' };
  const { headers: first } = await ask(`${address}/home/dashboard`, { headers });
  return ask(`${address}${first.location ?? '/home/dashboard'}`, { headers });
};

const kinds: Kind[] = [
  { what: 'a page of the signed-out', status: 200, make: get('/auth/login', { cookie: '' }), ...PAGE },
  { what: 'a page of the signed-in', status: 200, make: get('/home/dashboard'), ...PAGE },
  { what: 'the page of what is not there', status: 404, make: get('/no/such/page'), ...PAGE },
  {
    what: 'a page as the router fetches it',
    status: 200,
    make: fetchTransport,
    ...PAGE,
    contentType: /^text\/x-component$/,
  },
  {
    what: 'the page of a fault',
    status: 500,
    make: ({ address, stub }, cookie) => {
      stub.on('api/Common/employeeInfo/dynamiclist/detail', text('<h1>Oops', 200, 'text/html'));
      return ask(`${address}/home/dashboard`, { headers: { cookie } });
    },
    ...PAGE,
  },
  {
    what: 'a call',
    status: 200,
    make: ({ address }, cookie) =>
      ask(`${address}/api/hr/listMenu`, { method: 'POST', headers: ownHeaders(address, cookie), body: '{}' }),
    ...DATA,
  },
  { what: 'a call that is refused', status: 405, make: get('/api/hr/listMenu'), ...DATA },
  { what: 'an address of data that is not there', status: 404, make: get('/api/nothing'), ...DATA },
  { what: 'a malformed address', status: 400, make: get('/api/hr/%zz'), ...DATA },
  {
    what: 'a file of a person',
    status: 200,
    make: ({ address, stub }, cookie) => {
      stub.on('api/ecenter/profilephoto/dynamicdownload/getuserphoto', (response) => {
        response.writeHead(200, { 'content-type': 'image/png', etag: '"1"' }).end('png');
      });
      return ask(`${address}/api/hr/getUserPhoto?empid=E1001`, { headers: { cookie } });
    },
    contentType: /^image\/png$/,
    cache: /^private, no-cache$/,
    policy: DATA.policy,
  },
  { what: 'a probe', status: 200, make: get('/api/health/live'), ...DATA },
  { what: 'a page that says why somebody is there', status: 200, make: get('/session?why=idle'), ...PAGE },
  { what: 'a page of refusal', status: 200, make: get('/unauthorized?why=sso-unknown', { cookie: '' }), ...PAGE },
  { what: 'a page for inside the application', status: 200, make: get('/appunauthorized'), ...PAGE },
  { what: 'the door of a device', status: 200, make: get('/mobileauth', { cookie: '' }), ...PAGE },
  { what: 'the page of client users', status: 200, make: get('/auth/chilllogin', { cookie: '' }), ...PAGE },
  {
    what: 'a step of a session that is refused',
    status: 401,
    make: ({ address }) =>
      ask(`${address}/api/session/client-code`, { method: 'POST', headers: ownHeaders(address, ''), body: '{}' }),
    ...DATA,
  },
  {
    what: 'the way back from a provider that nobody took',
    status: 303,
    make: get('/api/session/sso'),
    cache: DATA.cache,
  },
  { what: 'a provider that is none', status: 404, make: get('/api/auth/callback/none'), ...DATA },
  {
    what: 'a redirect that keeps the page that was asked for',
    status: 307,
    make: get('/ecenter/dashboard', { cookie: '' }),
    cache: PAGE.cache,
  },
  { what: 'a redirect of the gate', status: 307, make: get('/', { cookie: '' }), cache: PAGE.cache },
  { what: 'a redirect that sets the language', status: 307, make: get('/auth/login?lang=de'), cache: PAGE.cache },
  { what: 'a redirect of a step', status: 303, make: get('/api/session/ended'), cache: DATA.cache },
  { what: 'a redirect to the plain form', status: 308, make: get('/auth/login/') },
  {
    what: 'a script',
    status: 200,
    make: assetNamed(/\/_next\/static\/[^"'\\]+\.js/),
    contentType: /^application\/javascript; charset=utf-8$/i,
    cache: /^public, max-age=31536000, immutable$/,
  },
  {
    what: 'a style sheet',
    status: 200,
    make: assetNamed(/\/_next\/static\/[^"'\\]+\.css/),
    contentType: /^text\/css; charset=utf-8$/i,
    cache: /^public, max-age=31536000, immutable$/,
  },
  { what: 'the icon', status: 200, make: get('/icon.svg'), contentType: /^image\/svg\+xml$/ },
  {
    what: 'the icon that browsers look for by themselves',
    status: 200,
    make: get('/favicon.ico'),
    contentType: /^image\/.*icon$/,
  },
  {
    what: 'the offline worker',
    status: 200,
    make: get('/service-worker.js'),
    contentType: /^application\/javascript; /,
  },
  { what: 'an icon to install', status: 200, make: get('/icons/512.png'), contentType: /^image\/png$/ },
  {
    what: 'the manifest',
    status: 200,
    make: get('/api/manifest'),
    ...DATA,
    contentType: /^application\/manifest\+json; charset=utf-8$/,
  },
  {
    what: 'the offline page',
    status: 200,
    make: get('/api/offline/de'),
    contentType: /^text\/html; charset=utf-8$/,
    cache: DATA.cache,
    policy: /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'; /,
  },
  { what: 'a script that is not there', status: 404, make: get('/_next/static/chunks/none.js'), ...DATA },
];

for (const { what, status, make, contentType, cache, policy } of kinds) {
  test(`${what} carries each security header once and names no server software (T32, T88)`, async ({ portal }) => {
    const cookie = await signInAt(portal.address, 'E1001', 'a password of the person');
    const { status: answered, headers } = await make(portal, cookie);
    expect(answered).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^accelerometer=\(\), camera=\(\), .*usb=\(\)$/),
    });
    expect([headers['x-powered-by'], headers.server]).toEqual([undefined, undefined]);
    if (contentType) expect(headers['content-type']).toMatch(contentType);
    if (cache) expect(headers['cache-control']).toMatch(cache);
    if (policy) expect(headers['content-security-policy']).toMatch(policy);
    if (policy === PAGE.policy || what.includes('router')) {
      for (const name of ['rsc', 'next-router-state-tree']) expect(headers.vary).toContain(name);
    }
  });
}
