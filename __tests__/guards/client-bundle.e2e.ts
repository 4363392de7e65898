import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { newestBuild } from '../bff/stub/portal-process';

/** What the build gives to browsers. */
function clientFiles(): { file: string; text: string }[] {
  const folder = path.join(newestBuild(), 'portal/.next/static');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|json|map|html|txt)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
}
/** The files that hold something, each with what to do. */
const withText = (pattern: RegExp, whatToDo: string) =>
  clientFiles()
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => `${file}: ${whatToDo}`);
const ON_SERVER = 'find the client component that imports it, and let it import the type alone or take a prop';

// One schema in a client component costs 30 kB on every page, and tells the HR API's paths.
test('no script of the browser holds zod or the table of calls', () => {
  expect(clientFiles().length).toBeGreaterThan(10);
  expect(withText(/ZodError|_zod\b|invalid_type|safeParse/, ON_SERVER)).toEqual([]);
  expect(withText(/users\/authenticate|dynamiclist\/|dynamicadd\/|employeeInfo\//i, ON_SERVER)).toEqual([]);
});

// Whoever reads the scripts learns neither the secret's name nor where the HR API is (T03).
test('no script of the browser knows of the HR API or of a secret', () => {
  const secret = /HR_API_(?:KEY|URL)|SESSION_SECRET|x-hr-key|x-hr-client-address|HR_API/;
  expect(withText(secret, ON_SERVER)).toEqual([]);
});

const OLDER = 'let lib/browser-process.ts stand where Next adds it';

// lib/browser-process.ts stands where Next would add it for browsers that do not have it. The reader of PDFs brings its own.
test('no script of the browser asks for what is no longer added for older browsers', () => {
  const readers = withText(/GlobalWorkerOptions/, OLDER);
  expect(withText(/URL\.canParse/, OLDER).filter((file) => !readers.includes(file))).toEqual([]);
});

test('no source map is shipped (T03)', () => {
  const advice = 'turn source maps of the browser off in next.config.mjs';
  const maps = clientFiles().filter(({ file }) => file.endsWith('.map'));
  expect(maps.map(({ file }) => `${file}: ${advice}`)).toEqual([]);
  expect(withText(/sourceMappingURL=/, advice)).toEqual([]);
});

test('the build says of what it is made, package by package (CycloneDX)', () => {
  const text = readFileSync(path.join(newestBuild(), 'sbom.cdx.json'), 'utf8');
  const bill = JSON.parse(text) as { bomFormat: string; components: { name: string; version: string }[] };
  expect(bill.bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const packages = bill.components.map(({ name, version }) => `${name}@${version}`);
  expect(packages).toEqual(expect.arrayContaining(Object.entries(dependencies).map((pair) => pair.join('@'))));
  expect(text).not.toContain(process.cwd());
});
