import { expectNone } from './expect-none';
import { below, fileOf, filesWith, importsOf, product, valueImportsOf, type SourceFile } from './source-files';

/** Imports that break a rule, as `file → import`, so that a failure says what to move. */
const wrong = (files: readonly SourceFile[], isWrong: (name: string, file: string) => boolean) =>
  files.flatMap((source) =>
    importsOf(source)
      .filter((name) => isWrong(name, source.file))
      .map((name) => `${source.file} → ${name}`),
  );
const isIn = (name: string, ...folders: string[]) => folders.some((folder) => name.startsWith(`${folder}/`));
const OWN_FOLDERS = ['app', 'components', 'lib', 'messages', 'hr-api', 'scripts', '__tests__'];

// A secret that is imported by a component by mistake must break the build, not reach the browser.
test('every file of lib/bff says that it is for the server', () => {
  const files = below('lib/bff');
  expect(files.length).toBeGreaterThan(10);
  const open = files.filter((source) => !importsOf(source).includes('server-only')).map(({ file }) => file);
  expectNone(open, "begin it with import 'server-only'");
});

// The reference HR API is a product of its own: an organisation may take it away and put another in its place.
test('the HR API knows of the portal the contract and nothing else', () => {
  const foreign = OWN_FOLDERS.filter((folder) => folder !== 'hr-api');
  const outward = wrong(below('hr-api'), (name) => isIn(name, ...foreign) && !isIn(name, 'lib/contract'));
  expectNone(outward, 'the HR API imports lib/contract alone, so move there what both sides need');
  const portal = product.filter(({ file }) => !isIn(file, 'hr-api', 'scripts'));
  const inward = wrong(portal, (name) => isIn(name, 'hr-api'));
  expectNone(inward, 'ask the HR API by a call, or move into lib/contract what both sides need');
});

// The contract is bundled by both sides, so that it can need nothing that one of them does not have.
test('the contract imports zod and itself', () => {
  const foreign = wrong(below('lib/contract'), (name) => name !== 'zod' && !isIn(name, 'lib/contract'));
  expectNone(foreign, 'move into lib/contract what it needs, or do it outside');
});

// Building blocks without a product noun can be used anywhere because they depend on nothing that has one. A file of comma-separated
// values is written the same on both sides and the words of a PDF look the same, so their rules stand with the contract.
test('components/ui imports no capability, no call and nothing of the server', () => {
  const shared = ['lib/contract/platform/csv', 'lib/contract/platform/pdf-words.css'];
  const isWrong = (name: string) =>
    (isIn(name, 'components') && !isIn(name, 'components/ui')) ||
    (isIn(name, 'app', 'lib/bff', 'lib/client', 'lib/contract') && !shared.includes(name));
  expectNone(wrong(below('components/ui'), isWrong), 'take it as a prop, or move the component to its capability');
});

// Pages compose capabilities; a capability that reaches into another makes both one.
test('capabilities do not import each other', () => {
  const capabilityOf = (place: string) =>
    /^components\/((?:access|platform|workplace)\/[^/]+|[^/]+)\//.exec(place)?.[1];
  const shared = [
    'ui',
    'form',
    'platform',
    'platform/panel',
    'platform/drafts',
    'platform/files',
    'platform/finish',
    'platform/lookups',
    'platform/schedules',
    'people',
  ];
  const isWrong = (name: string, file: string) => {
    const [own, other] = [capabilityOf(file), capabilityOf(name)];
    return Boolean(other) && other !== own && !shared.includes(other!);
  };
  expectNone(wrong(below('components'), isWrong), 'put both together in a page, or move down what both need');
});

test('imports run one way: app, components, lib', () => {
  const upward = [
    ...wrong(below('components'), (name) => isIn(name, 'app')),
    ...wrong(below('lib'), (name) => isIn(name, 'app', 'components')),
  ];
  expectNone(upward, 'take it as a prop or argument, or move down what is needed');
  const tools = wrong(below('app', 'components', 'lib'), (name) => isIn(name, 'scripts', '__tests__', 'bench'));
  expectNone(tools, 'move into lib what the product needs');
});

/** The next import on the shortest way from each file to a package, leaving out imports of types. */
function waysTo(goal: string): ReadonlyMap<string, string> {
  const imports = product.map((source) => {
    return [source.file, valueImportsOf(source).map((name) => fileOf(name) ?? name)] as const;
  });
  const ways = new Map<string, string>();
  for (let goals = new Set([goal]); goals.size > 0;) {
    const found = imports.flatMap(([file, names]) => {
      const next = ways.has(file) ? undefined : names.find((name) => goals.has(name));
      return next ? [[file, next] as const] : [];
    });
    for (const [file, next] of found) ways.set(file, next);
    goals = new Set(found.map(([file]) => file));
  }
  return ways;
}

// One schema in a client component costs 30 kB on every page. Its constants stand in a `*-rules.ts` beside it.
test('no client component leads to zod', () => {
  const clients = below('app', 'components', 'lib').filter(({ text }) => text.startsWith("'use client'"));
  expect(clients.length).toBeGreaterThan(100);
  const ways = waysTo('zod');
  expect(ways.has('lib/contract/all.ts')).toBe(true);
  const wayOf = (file: string): string => (ways.has(file) ? `${file} → ${wayOf(ways.get(file)!)}` : file);
  const leading = clients.flatMap(({ file }) => (ways.has(file) ? [wayOf(file)] : []));
  expectNone(leading, 'import the types alone, or move constants out of the file of the schema');
});

// Only routes under app/api/session set or clear the session's cookie: a late answer of the call proxy could revive an old one.
test('nothing but the steps of the session writes its cookie', () => {
  const writing = filesWith(product, /\b(?:sessionCookie|clearedSessionCookie)\(/);
  const ALLOWED = [
    'app/api/session/ended/route.ts',
    'lib/bff/session/device-steps.ts',
    'lib/bff/session/session-route.ts',
    'lib/bff/session/session-steps.ts',
    'lib/bff/session/session.ts',
    'lib/bff/session/start-session.ts',
  ];
  expect(writing).toEqual(expect.arrayContaining(ALLOWED));
  const others = writing.filter((file) => !ALLOWED.includes(file));
  expectNone(others, 'set or clear the cookie by a route under app/api/session');
});

// What a role may do is data that administrators keep; a number in code would give what they cannot take away.
test('role numbers decide nothing', () => {
  const ALLOWED = [
    /\/(?:permissions|capability|sample(?:-[\w-]+)?)\.ts$/,
    /^hr-api\/access\/(?:sign-in\/accounts|roles\/first-administrator)\.ts$/,
    /^hr-api\/people\/accounts\/open-account\.ts$/,
    /^hr-api\/workplace\/shell\/client-user-role\.ts$/,
    /^hr-api\/helpdesk\/(?:notices\/notice-rules|tickets\/lists\/ticket-page)\.ts$/,
  ];
  const files = below('hr-api').filter(({ file }) => !ALLOWED.some((pattern) => pattern.test(file)));
  const deciding = wrong(files, (name) => name === 'hr-api/people/accounts/role-codes');
  expectNone(deciding, 'ask actor.permissions, and give the permission to roles in permissions.ts');
});

// A layout does not run again on client navigation, so a gate in it guards nothing.
test('no layout holds a gate', () => {
  const layouts = below('app').filter(({ file }) => file.endsWith('layout.tsx'));
  expect(layouts.length).toBeGreaterThan(0);
  const gates = wrong(layouts, (name) => name.startsWith('lib/bff/session/require-session'));
  expectNone(gates, 'begin each of its pages with requireSession instead');
});

// A formatter of messages weighs as much as all the code of home; the browser has lib/i18n/format-message.ts in its place.
// The messages of panels are fetched with what is opened.
test('nothing that a page loads first brings a formatter of messages', () => {
  const named = (pattern: RegExp) => filesWith(below('app', 'components', 'lib'), pattern);
  expectNone(named(/^import (?!type )[^;]*from '(?:next|use)-intl'/m), 'take messages by useMessages of lib/i18n');
  expectNone(named(/^import (?!type )[^;]*\/panel-messages'/m), 'import panel-messages when a panel is opened');
});
