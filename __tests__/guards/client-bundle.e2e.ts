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
const withText = (pattern: RegExp) =>
  clientFiles()
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file);

// One schema in a client component costs 30 kB on every page, and tells the HR API's paths.
test('no script of the browser holds zod or the table of calls', () => {
  expect(clientFiles().length).toBeGreaterThan(10);
  expect(withText(/ZodError|_zod\b|invalid_type|safeParse/)).toEqual([]);
  expect(withText(/users\/authenticate|dynamiclist\/|dynamicadd\/|employeeInfo\//i)).toEqual([]);
});

// Whoever reads the scripts learns neither the secret's name nor where the HR API is (T03).
test('no script of the browser knows of the HR API or of a secret', () => {
  expect(withText(/HR_API_(?:KEY|URL)|SESSION_SECRET|x-hr-key|x-hr-client-address|HR_API/)).toEqual([]);
});

// lib/browser-process.ts stands where Next would add it for browsers that do not have it. The reader of PDFs brings its own.
test('no script of the browser asks for what is no longer added for older browsers', () => {
  const readers = withText(/GlobalWorkerOptions/);
  expect(withText(/URL\.canParse/).filter((file) => !readers.includes(file))).toEqual([]);
});

test('no source map is shipped (T03)', () => {
  expect(clientFiles().filter(({ file }) => file.endsWith('.map'))).toEqual([]);
  expect(withText(/sourceMappingURL=/)).toEqual([]);
});
