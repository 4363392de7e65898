import { below, filesWith, importsOf, product, type SourceFile } from './source-files';

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
  expect(files.filter((source) => !importsOf(source).includes('server-only')).map(({ file }) => file)).toEqual([]);
});

// The reference HR API is a product of its own: an organisation may take it away and put another in its place.
test('the HR API knows of the portal the contract and nothing else', () => {
  const foreign = OWN_FOLDERS.filter((folder) => folder !== 'hr-api');
  expect(wrong(below('hr-api'), (name) => isIn(name, ...foreign) && !isIn(name, 'lib/contract'))).toEqual([]);
  expect(
    wrong(
      product.filter(({ file }) => !isIn(file, 'hr-api', 'scripts')),
      (name) => isIn(name, 'hr-api'),
    ),
  ).toEqual([]);
});

// The contract is bundled by both sides, so that it can need nothing that one of them does not have.
test('the contract imports zod and itself', () => {
  expect(wrong(below('lib/contract'), (name) => name !== 'zod' && !isIn(name, 'lib/contract'))).toEqual([]);
});

// Building blocks without a product noun can be used anywhere because they depend on nothing that has one. A file of comma-separated
// values is written the same on both sides and the words of a PDF look the same, so their rules stand with the contract.
test('components/ui imports no capability, no call and nothing of the server', () => {
  const shared = ['lib/contract/platform/csv', 'lib/contract/platform/pdf-words.css'];
  const isWrong = (name: string) =>
    (isIn(name, 'components') && !isIn(name, 'components/ui')) ||
    (isIn(name, 'app', 'lib/bff', 'lib/client', 'lib/contract') && !shared.includes(name));
  expect(wrong(below('components/ui'), isWrong)).toEqual([]);
});

// Pages compose capabilities; a capability that reaches into another makes both one.
test('capabilities do not import each other', () => {
  const capabilityOf = (place: string) =>
    /^components\/((?:access|platform|workplace)\/[^/]+|[^/]+)\//.exec(place)?.[1];
  const shared = ['ui', 'form', 'platform', 'platform/panel', 'platform/files', 'platform/lookups'];
  const isWrong = (name: string, file: string) => {
    const [own, other] = [capabilityOf(file), capabilityOf(name)];
    return Boolean(other) && other !== own && !shared.includes(other!);
  };
  expect(wrong(below('components'), isWrong)).toEqual([]);
});

test('imports run one way: app, components, lib', () => {
  expect(wrong(below('components'), (name) => isIn(name, 'app'))).toEqual([]);
  expect(wrong(below('lib'), (name) => isIn(name, 'app', 'components'))).toEqual([]);
  expect(wrong(below('app', 'components', 'lib'), (name) => isIn(name, 'scripts', '__tests__', 'bench'))).toEqual([]);
});

// Only routes under app/api/session set or clear the session's cookie: a late answer of the call proxy could revive an old one.
test('nothing but the steps of the session writes its cookie', () => {
  const writes = product.filter(({ text }) => /\b(?:sessionCookie|clearedSessionCookie)\(/.test(text));
  expect(writes.map(({ file }) => file).sort()).toEqual([
    'app/api/session/ended/route.ts',
    'lib/bff/session/device-steps.ts',
    'lib/bff/session/session-route.ts',
    'lib/bff/session/session-steps.ts',
    'lib/bff/session/session.ts',
    'lib/bff/session/start-session.ts',
  ]);
});

// A layout does not run again on client navigation, so a gate in it guards nothing.
test('no layout holds a gate', () => {
  const layouts = below('app').filter(({ file }) => file.endsWith('layout.tsx'));
  expect(layouts.length).toBeGreaterThan(0);
  expect(wrong(layouts, (name) => name.startsWith('lib/bff/session/require-session'))).toEqual([]);
});

// A formatter of messages weighs as much as all the code of home; the browser has lib/i18n/format-message.ts in its place.
// The messages of panels are fetched with what is opened.
test('nothing that a page loads first brings a formatter of messages', () => {
  const named = (pattern: RegExp) => filesWith(below('app', 'components', 'lib'), pattern);
  expect(named(/^import (?!type )[^;]*from '(?:next|use)-intl'/m)).toEqual([]);
  expect(named(/^import (?!type )[^;]*\/panel-messages'/m)).toEqual([]);
});
