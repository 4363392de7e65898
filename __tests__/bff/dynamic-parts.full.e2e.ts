import { expect } from '@playwright/test';
import { sealData } from 'iron-session';
import { calls } from '@/lib/contract/all';
import { ask, ownHeaders, signInAt, type Reply } from '../operating/ask';
import { test } from '../operating/portal-test';
import { dynamicRoutes, fill, type DynamicRoute } from './stub/dynamic-routes';
import { SECRET } from './stub/portal-request';
import { sampleReplies } from './stub/sample-replies';
import { json, type Stub } from './stub/stub-upstream';

/** Two parts of each name; what is found at an address of the one is never found at an address of the other. */
const PARTS: Readonly<Record<string, readonly [string, string]>> = {
  module: ['ecenter', 'process'],
  link: ['profile', 'letters'],
  id: ['corporate', 'partner'],
  // Of sections it is a number.
  code: ['1', '2'],
  key: ['key-of-this', 'key-of-that'],
  secret: [`${'this'.repeat(10)}123`, `${'that'.repeat(10)}123`],
  list: ['confirmations', 'movements'],
  call: ['listMenu', 'listModules'],
  language: ['de', 'fr'],
  nextauth: ['callback/corporate', 'signin/partner'],
};

/** Handlers that answer 404 to everybody, whatever they are called by. */
const NOTHING_THERE = ['/api/[...name]', '/_next/[...file]'];

const OIDC = Object.fromEntries(
  ['CORPORATE', 'PARTNER'].flatMap((name) => [
    [`OIDC_${name}_LABEL`, name],
    [`OIDC_${name}_ISSUER`, 'http://127.0.0.1:9'],
    [`OIDC_${name}_CLIENT_ID`, 'portal'],
    [`OIDC_${name}_CLIENT_SECRET`, 'a secret of the client 0123456789'],
  ]),
);

const SIGNED_OUT = /^\/(?:auth|mobileauth|ssologin)\//;

/** The Cookie header of a registered device, which has the id `corporate`. */
async function deviceAt(address: string): Promise<string> {
  const names = [
    'fcmToken',
    'InstallationID',
    'Regid',
    'DeviceType',
    'DeviceName',
    'OSVersion',
    'OSModel',
    'MACAddress',
  ];
  const info = Object.fromEntries(names.map((name) => [name, 'x']));
  const device = { DeviceID: PARTS.id![0], DeviceSecret: 'secret', host: new URL(address).host, info };
  return `__Host-hr-device=${await sealData(device, { password: SECRET })}`;
}

/** What a reader finds and what the HR API was asked for: whose page it is. */
async function lookAt(stub: Stub, answering: () => Promise<Reply>) {
  stub.forget();
  const { status, headers, body } = await answering();
  const page = body.replace(/<script[^]*?<\/script>|"requestId":"[^"]*"/g, '');
  const said = [...page.split(/<[^>]*>/).filter((text) => text.trim()), ...(page.match(/ action="[^"]*"/g) ?? [])];
  const asked = stub.seen.map((one) => `${one.url} ${one.body}`);
  return { status, location: headers.location?.replace(/%3F.*/, ''), said: said.sort(), asked: asked.sort() };
}

/** Each way to name another part beside the path: the framework's own two, the plain name, and lists of them. */
const queriesFor = ({ names }: DynamicRoute, at: 0 | 1) => {
  const pairs = (prefixes: string[], suffix = '') =>
    names.flatMap((name) =>
      prefixes.map((prefix) => `${prefix}${name}${suffix}=${encodeURIComponent(PARTS[name]![at])}`),
    );
  const once = pairs(['nxtP', 'nxtI', '']);
  const lists = [...once, ...once, ...pairs(['nxtP', 'nxtI', ''], '[]')];
  return [once.join('&'), lists.join('&')] as const;
};

function modulesAndLinks(stub: Stub): void {
  const [employee] = sampleReplies.listModules;
  const modules = PARTS.module!.map((Link_Src, at) => ({
    ...employee,
    Module_Code: at + 1,
    Module_Name: Link_Src,
    Link_Src,
  }));
  const links = [
    ...['profile', 'letters', 'commonsetting', 'profileview', 'conductsetup'],
    ...['essprofileedit', 'profileedit', 'profileapproval', 'workforcedashboard'],
  ];
  stub.on(calls.listModules.path, json(modules));
  stub.on(calls.listRoutes.path, json(links.map((Link_Src) => ({ Link_Src }))));
}

test('pages and handlers go by the variable part of their path alone (T27)', async ({ start, stub }) => {
  const { address } = await start({ OIDC_PROVIDERS: 'corporate,partner', ...OIDC });
  modulesAndLinks(stub);
  const [session, device] = [await signInAt(address, 'E1001'), await deviceAt(address)];
  for (const route of dynamicRoutes.filter(({ template }) => !NOTHING_THERE.includes(template))) {
    const { template, isPage, names } = route;
    expect([template, names.filter((name) => !PARTS[name])], 'give two parts of that name').toEqual([template, []]);
    const isCall = template === '/api/hr/[call]';
    const cookie = SIGNED_OUT.test(template) ? device : session;
    const options = isCall
      ? { method: 'POST', headers: ownHeaders(address, cookie), body: '{}' }
      : { headers: { cookie, ...(isPage && { accept: 'text/html' }) } };
    const look = (at: 0 | 1, query = '') =>
      lookAt(stub, () => ask(`${address}${fill(route, (name) => PARTS[name]![at])}${query && `?${query}`}`, options));
    const alone = [await look(0), await look(1)] as const;
    expect({ template, ...alone[1] }, 'the parts must tell two pages apart').not.toEqual({ template, ...alone[0] });
    const [[toOther, manyToOther], [toThis]] = [queriesFor(route, 1), queriesFor(route, 0)];
    for (const [at, query] of [
      [0, toOther],
      [0, manyToOther],
      [1, toThis],
    ] as const)
      expect({ template, query, ...(await look(at, query)) }).toEqual({ template, query, ...alone[at] });
  }
  for (const template of NOTHING_THERE) {
    const route = dynamicRoutes.find((one) => one.template === template)!;
    const [name = ''] = route.names;
    const { status } = await ask(`${address}${fill(route, () => 'none')}?nxtP${name}=hr/listMenu&${name}=hr/listMenu`);
    expect([template, status]).toEqual([template, 404]);
  }
});
