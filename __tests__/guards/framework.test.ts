import { below, code, filesWith, product } from './source-files';

const portal = below('app', 'components', 'lib');

// A page that is a client component ships its data loading, and its schemas, to the browser.
test('no page and no layout is a client component', () => {
  const files = portal.filter(({ file }) => /(?:^|\/)(?:page|layout)\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  expect(filesWith(files, /^['"]use client['"]/m)).toEqual([]);
});

// Each of these had a hole in the last year that needed no sign-in, and nothing here needs them (T29 to T31).
test.each([
  ['server actions', /^\s*['"]use server['"]/m],
  ['the framework cache', /^\s*['"]use cache/m],
  ['the image optimizer', /from ['"]next\/(?:legacy\/)?image['"]/],
  ['generated images', /from ['"]next\/og['"]|ImageResponse/],
  ['rewrites', /\brewrites\s*[:(]/],
])('%s are not used', (_, pattern) => {
  expect(filesWith(product, pattern)).toEqual([]);
});

// A thrown `notFound()` answers an empty document that scripts fill; `NotFoundPage` answers one that can be read.
test('no page throws that it does not exist', () => {
  expect(filesWith(portal, /\bnotFound\(/)).toEqual([]);
});

// HTML that a person wrote is shown by one component, which sanitises it (T71).
test('no component puts HTML into the page by itself', () => {
  const sanitiser = 'components/ui/media/rich-text.tsx';
  const files = portal.filter(({ file }) => file !== sanitiser);
  expect(
    filesWith(files, /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/),
  ).toEqual([]);
});

// The policy of the page refuses them, and a reader cannot follow them.
test('no code is made from text', () => {
  expect(filesWith(product, /\beval\(|new Function\(/)).toEqual([]);
});

// next-auth alone may believe in headers that name the host, and then the configured address is not asked (T61).
test('no host is believed that the caller names', () => {
  expect(filesWith(product, /AUTH_TRUST_HOST|x-forwarded-host/i)).toEqual([]);
});

// One place reads the environment on each side, checks it and says what is wrong with it.
test('the environment is read in few places', () => {
  const allowed = [
    /^lib\/(?:env|links\/links)\.ts$/,
    /^hr-api\/(?:platform\/env|drizzle\.config)\.ts$/,
    /^(?:instrumentation\.ts|(?:next|playwright)\.config\.(?:mjs|ts))$/,
    /^scripts\//,
  ];
  const files = product.filter(({ file }) => !allowed.some((pattern) => pattern.test(file)));
  expect(filesWith(files, /\bprocess\.env\b/)).toEqual([]);
});

// A line that turns the checker off hides the next fault as well.
test('nothing is hidden from the compiler and the linter', () => {
  const others = code.filter(({ file }) => file !== '__tests__/guards/framework.test.ts');
  expect(filesWith(others, /@ts-(?:ignore|nocheck|expect-error)|\bas any\b|: any\b|<any>/)).toEqual([]);
});
