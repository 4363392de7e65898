import { expectNone } from './expect-none';
import { below, code, filesWith, product } from './source-files';

const portal = below('app', 'components', 'lib');

// A page that is a client component ships its data loading, and its schemas, to the browser.
test('no page and no layout is a client component', () => {
  const files = portal.filter(({ file }) => /(?:^|\/)(?:page|layout)\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  expectNone(filesWith(files, /^['"]use client['"]/m), 'load here, and move what is interactive into a component');
});

// Each of these had a hole in the last year that needed no sign-in, and nothing here needs them (T29 to T31).
test.each([
  ['server actions', /^\s*['"]use server['"]/m, 'make it a call, or a route under app/api/session'],
  ['the framework’s caches', /^\s*['"]use cache/m, 'read it anew for each request'],
  ['optimized images', /from ['"]next\/(?:legacy\/)?image['"]/, 'use <img>'],
  ['generated images', /from ['"]next\/og['"]|ImageResponse/, 'draw it beforehand and serve the file'],
  ['rewrites', /\brewrites\s*[:(]/, 'make a route that calls the HR API by callHr'],
])('%s are not used', (_, pattern, whatToDo) => {
  expectNone(filesWith(product, pattern), whatToDo);
});

// A thrown `notFound()` answers an empty document that scripts fill; `NotFoundPage` answers one that can be read.
test('no page throws that it does not exist', () => {
  expectNone(filesWith(portal, /\bnotFound\(/), 'return <NotFoundPage> in place of throwing notFound()');
});

// HTML that a person wrote is shown by one component, which sanitises it (T71).
test('no component puts HTML into the page by itself', () => {
  const sanitiser = 'components/ui/media/rich-text.tsx';
  const files = portal.filter(({ file }) => file !== sanitiser);
  const insertion = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;
  expectNone(filesWith(files, insertion), `show it by ${sanitiser}`);
});

// The policy of the page refuses them, and a reader cannot follow them.
test('no code is made from text', () => {
  expectNone(filesWith(product, /\beval\(|new Function\(/), 'write the code, or parse the text');
});

// next-auth alone may believe in headers that name the host, and then the configured address is not asked (T61).
test('no host is believed that the caller names', () => {
  expectNone(filesWith(product, /AUTH_TRUST_HOST|x-forwarded-host/i), 'take the host from APP_URL');
});

// One place reads the environment on each side, checks it and says what is wrong with it.
test('the environment is read in few places', () => {
  const allowed = [
    /^lib\/(?:env|links\/(?:links|pages))\.ts$/,
    /^hr-api\/(?:platform\/env|drizzle\.config)\.ts$/,
    /^(?:instrumentation\.ts|(?:next|jest|playwright)\.config\.(?:mjs|ts))$/,
    /^scripts\//,
  ];
  const files = product.filter(({ file }) => !allowed.some((pattern) => pattern.test(file)));
  expectNone(filesWith(files, /\bprocess\.env\b/), 'read it in lib/env.ts or hr-api/platform/env.ts and hand it on');
});

// A line that turns the checker off hides the next fault as well.
test('nothing is hidden from the compiler and the linter', () => {
  const others = code.filter(({ file }) => file !== '__tests__/guards/framework.test.ts');
  const hiding = /@ts-(?:ignore|nocheck|expect-error)|\bas any\b|: any\b|<any>/;
  expectNone(filesWith(others, hiding), 'say the type, or mend what the compiler reports');
  const disabling =
    /eslint-disable(?!-next-line (?:@next\/next\/no-img-element|@typescript-eslint\/no-empty-object-type)\b)/;
  expectNone(filesWith(others, disabling), 'mend what the linter reports, or change its rules in eslint.config.mjs');
});
