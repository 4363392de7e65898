import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NEXT_NAV_DEPLOYMENT_ID_HEADER as nameOfNext } from 'next/dist/lib/constants';
import { isLocalURL as isLocalToNext } from 'next/dist/shared/lib/router/utils/is-local-url';
import { isAbsoluteUrl as isAbsoluteToNext } from 'next/dist/shared/lib/utils';
import { isAbsoluteUrl, isLocalURL } from '../../lib/browser-link-addresses';
import { NEXT_NAV_DEPLOYMENT_ID_HEADER } from '../../lib/browser-next-constants';
import { expectNone } from './expect-none';

const CLIENT = 'node_modules/next/dist/client';

/** What stands in for a part of Next in the browser, by how Next asks for that part. */
const standIns = [
  ...readFileSync('next.config.mjs', 'utf8').matchAll(/^ +'(\.[^']+)': \{ browser: '\.\/(lib\/[^']+)' \}/gm),
].map(([, request = '', file = '']) => ({ request, file }));

const client = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !file.startsWith('dev'))
  .map((file) => ({ file, text: readFileSync(path.join(CLIENT, file), 'utf8') }));

/** The files that ask for a part, each with the names that it uses of it. */
function uses(request: string) {
  const quoted = request.replace(/[.]/g, '\\.');
  return client.flatMap(({ file, text }) => {
    const found = new RegExp(`(?:const (\\w+) = )?require\\("${quoted}"\\)`).exec(text);
    if (!found) return [];
    const names = found[1]
      ? [...text.matchAll(new RegExp(`\\b${found[1]}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      : [];
    return [{ file, names: [...new Set(names)] }];
  });
}

// A release of Next that asks for more would find nothing in a browser, and nowhere else.
test('what stands in for parts of Next in the browser gives all that Next asks of them', () => {
  expect(standIns.length).toBeGreaterThan(5);
  const missing = standIns.flatMap(({ request, file }) => {
    const asking = uses(request);
    if (asking.length === 0) return [`${request}: nothing asks for it; take it out of next.config.mjs`];
    const exported = readFileSync(file, 'utf8');
    return asking.flatMap(({ file: by, names }) =>
      names
        .filter((name) => !new RegExp(`export (?:const|function) ${name}\\b`).test(exported))
        .map((name) => `${by} asks ${file} for ${name}`),
    );
  });
  expectNone(missing, 'give it there as Next has it, or let Next have its own part again');
});

test('a reply of another release is told by the header that Next sends', () => {
  expect(NEXT_NAV_DEPLOYMENT_ID_HEADER).toBe(nameOfNext);
});

test.each([
  '/home/dashboard',
  '?page=2',
  '#content',
  'mailto:a@b.example',
  'tel:+91',
  'https://a.example/x',
  'a:b',
  '//x',
])('a link to %s is taken as Next would take it', (address) => {
  expect(isAbsoluteUrl(address)).toBe(isAbsoluteToNext(address));
  if (!isAbsoluteUrl(address)) expect(isLocalURL(address)).toBe(isLocalToNext(address));
});
