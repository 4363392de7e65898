import path from 'node:path';
import * as declared from '@/hr-api/capabilities';
import { capabilities, composeByName } from '@/hr-api/composed';
import type { Capability } from '@/hr-api/platform/capability';
import * as declaredCalls from '@/lib/contract/capability-calls';
import { languages } from '@/lib/contract/platform/languages';
import { allFiles, below, importsOf } from './source-files';

const LIST = 'hr-api/capabilities.ts';
const listed = below('hr-api')
  .filter(({ file }) => file === LIST)
  .flatMap(importsOf);

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

// What is not in the list is not composed: its calls, jobs and rows are missing without a word.
test('every capability.ts of the HR API is in hr-api/capabilities.ts, once', () => {
  const files = allFiles.filter(
    (file) => /^hr-api\/.*\/capability\.ts$/.test(file) && !/^hr-api\/platform\/\w+\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  expect([...listed].sort()).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort());
});

test('every folder with handlers belongs to a capability: add its capability.ts and a line in the list', () => {
  const folders = allFiles
    .filter((file) => /^hr-api\/.*handlers\.ts$/.test(file) && path.dirname(file) !== 'hr-api')
    .map((file) => path.dirname(file));
  const hasCapability = (folder: string): boolean =>
    folder !== 'hr-api' && (listed.includes(`${folder}/capability`) || hasCapability(path.dirname(folder)));
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => !hasCapability(folder))).toEqual([]);
});

// A list of exports is one statement for each, and a capability is known to nobody else: what it offers it declares.
test('nothing but the list imports a capability, and the list does nothing else', () => {
  const isCapability = (name: string) => /^hr-api\/(?!platform\/capability$).*\/capability$/.test(name);
  const importing = below('hr-api', 'lib', 'app', 'components').filter((source) =>
    importsOf(source).some(isCapability),
  );
  expect(importing.map(({ file }) => file)).toEqual([LIST]);
  expect(listed.filter((name) => !isCapability(name))).toEqual([]);
});

test('a capability is named as its folder, and its export as its name', () => {
  const folders = listed.map((name) => path.basename(path.dirname(name)));
  expect(capabilities.map(({ name }) => name).sort()).toEqual(folders.sort());
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const wrong = Object.entries<Capability>(declared).filter(([key, { name }]) => key !== `${camel(name)}Capability`);
  expect(wrong.map(([key]) => key)).toEqual([]);
});

// composeByName says which two capabilities declare the same.
test('no two capabilities declare the same handler, permission, queue, purge or recurring work', () => {
  expect(twice(capabilities.map(({ name }) => name))).toEqual([]);
  expect(Object.keys(composeByName('handler', ({ handlers }) => handlers)).length).toBeGreaterThan(80);
  expect(Object.keys(composeByName('queue', ({ queues }) => queues)).length).toBeGreaterThan(2);
  expect(Object.keys(composeByName('permission', ({ permissions }) => permissions)).length).toBeGreaterThan(5);
  const works = capabilities.flatMap(({ recurring }) => recurring ?? []).map(({ key }) => key);
  const purges = Object.keys(composeByName('purge', (capability) => capability.purges));
  expect(twice([...works, ...purges])).toEqual([]);
  expect(twice(capabilities.flatMap(({ uploadSubjects }) => uploadSubjects ?? []))).toEqual([]);
});

test('no two capabilities of the contract define the same call', () => {
  expect(twice(Object.values(declaredCalls).flatMap((calls) => Object.keys(calls)))).toEqual([]);
});

test('recurring work has a name in each language, and its interval lies within its bounds', () => {
  const works = capabilities.flatMap(({ recurring }) => recurring ?? []);
  expect(works.length).toBeGreaterThan(0);
  for (const { key, names, everyMs, bounds } of works) {
    expect([key, languages.filter((language) => !names[language].trim())]).toEqual([key, []]);
    expect([key, bounds.leastMs <= everyMs && everyMs <= bounds.mostMs]).toEqual([key, true]);
  }
});
