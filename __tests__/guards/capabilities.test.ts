import path from 'node:path';
import * as declared from '@/hr-api/capabilities';
import { capabilities, composeByName } from '@/hr-api/composed';
import { allPermissions } from '@/hr-api/permissions';
import type { Capability } from '@/hr-api/platform/capability';
import { sampleMenu, sampleModules } from '@/hr-api/workplace/shell/sample-menu';
import * as declaredCalls from '@/lib/contract/capability-calls';
import { languages } from '@/lib/contract/platform/languages';
import { expectNone } from './expect-none';
import { allFiles, below, importsOf } from './source-files';

const LIST = 'hr-api/capabilities.ts';
const listed = below('hr-api')
  .filter(({ file }) => file === LIST)
  .flatMap(importsOf);

interface Declaration {
  readonly name: string;
  readonly by: string;
}

/** What is declared a second time, with who declares it. */
const twice = (declared: readonly Declaration[]) =>
  declared.flatMap(({ name, by }, at) => {
    const first = declared.findIndex((each) => each.name === name);
    return first < at ? [`“${name}” of ${by} and ${declared[first]!.by}`] : [];
  });
const namesOf = (partOf: (capability: Capability) => readonly string[]): Declaration[] =>
  capabilities.flatMap((capability) => partOf(capability).map((name) => ({ name, by: capability.name })));

// What is not in the list is not composed: its calls, jobs and rows are missing without a word.
test('every capability.ts of the HR API is in hr-api/capabilities.ts, once', () => {
  const files = allFiles.filter(
    (file) => /^hr-api\/.*\/capability\.ts$/.test(file) && !/^hr-api\/platform\/\w+\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const unlisted = files.filter((file) => !listed.includes(file.replace(/\.ts$/, '')));
  expectNone(unlisted, `add a statement for it to ${LIST}`);
  const repeated = listed.filter((name, at) => listed.indexOf(name) < at);
  expectNone(repeated, `take one of its statements out of ${LIST}`);
});

test('every folder with handlers belongs to a capability', () => {
  const folders = allFiles
    .filter((file) => /^hr-api\/.*handlers\.ts$/.test(file) && path.dirname(file) !== 'hr-api')
    .map((file) => path.dirname(file));
  const hasCapability = (folder: string): boolean =>
    folder !== 'hr-api' && (listed.includes(`${folder}/capability`) || hasCapability(path.dirname(folder)));
  expect(folders.length).toBeGreaterThan(20);
  const orphans = folders.filter((folder) => !hasCapability(folder));
  expectNone(orphans, `add its capability.ts and a statement in ${LIST}`);
});

// A list of exports is one statement for each, and a capability is known to nobody else: what it offers it declares.
test('nothing but the list imports a capability, and the list does nothing else', () => {
  const isCapability = (name: string) => /^hr-api\/(?!platform\/capability$).*\/capability$/.test(name);
  const importing = below('hr-api', 'lib', 'app', 'components').filter((source) =>
    importsOf(source).some(isCapability),
  );
  const others = importing.map(({ file }) => file).filter((file) => file !== LIST);
  expectNone(others, 'declare in the capability what is needed of it, and take it from hr-api/composed.ts');
  const strange = listed.filter((name) => !isCapability(name));
  expectNone(strange, `take it out of ${LIST}, which lists capability.ts files alone`);
});

test('a capability is named as its folder, and its export as its name', () => {
  const folders = listed.map((name) => path.basename(path.dirname(name)));
  const misnamed = capabilities.filter(({ name }) => !folders.includes(name)).map(({ name }) => name);
  expectNone(misnamed, `name the capability as its folder, one of ${folders.join(', ')}`);
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const wrong = Object.entries<Capability>(declared).flatMap(([key, { name }]) => {
    const right = `${camel(name)}Capability`;
    return key === right ? [] : [`${key} is to be ${right}`];
  });
  expectNone(wrong, `rename the export in its capability.ts and in ${LIST}`);
});

// composeByName says which two capabilities declare the same.
test('no two capabilities declare the same handler, permission, queue, page or other part', () => {
  const names = Object.entries<Capability>(declared).map(([by, { name }]) => ({ name, by }));
  expectNone(twice(names), 'name one of the two capabilities and its folder differently');
  expect(Object.keys(composeByName('handler', ({ handlers }) => handlers)).length).toBeGreaterThan(80);
  expect(Object.keys(composeByName('queue', ({ queues }) => queues)).length).toBeGreaterThan(2);
  expect(Object.keys(composeByName('permission', ({ permissions }) => permissions)).length).toBeGreaterThan(5);
  const works = namesOf(({ recurring = [], purges = {} }) => [
    ...recurring.map(({ key }) => key),
    ...Object.keys(purges),
  ]);
  expectNone(twice(works), 'rename one of the two recurring works or purges');
  expectNone(twice(namesOf(({ uploadSubjects = [] }) => uploadSubjects)), 'rename one of the two subjects of uploads');
  const kinds = namesOf(({ searchSources = [] }) => searchSources.map(({ kind }) => kind));
  expectNone(twice(kinds), 'rename one of the two kinds that are searched');
  const pages = namesOf(({ menuEntries = [] }) => menuEntries.map(({ module, link }) => `${module}/${link}`));
  expectNone(twice(pages), 'declare the menu entry in one of the two capabilities');
});

test('what a page asks for is a permission that there is, of a page of the menu', () => {
  const rights = Object.entries(composeByName('right of a page', ({ pageRights }) => pageRights));
  expect(rights.length).toBeGreaterThan(20);
  const moduleOf = new Map<number, string>(sampleModules.map(({ code, link }) => [code, link]));
  const pages = new Set([
    ...sampleMenu.map(({ module, link }) => `${moduleOf.get(module)}/${link}`),
    ...namesOf(({ menuEntries = [] }) => menuEntries.map(({ module, link }) => `${module}/${link}`)).map(
      ({ name }) => name,
    ),
  ]);
  const unknown = rights.filter(([page, { permission }]) => !pages.has(page) || !(permission in allPermissions));
  expectNone(
    unknown.map(([page, { permission }]) => `${page}: ${permission}`),
    'name the page by its path, and a permission that a capability declares',
  );
});

test('no two capabilities of the contract define the same call', () => {
  const declarations = Object.entries(declaredCalls).flatMap(([by, calls]) =>
    Object.keys(calls).map((name) => ({ name, by })),
  );
  expectNone(twice(declarations), 'rename one of the two calls');
});

test('recurring work has a name in each language, and its interval lies within its bounds', () => {
  const works = capabilities.flatMap(({ recurring }) => recurring ?? []);
  expect(works.length).toBeGreaterThan(0);
  const unnamed = works.flatMap(({ key, names }) =>
    languages.filter((language) => !names[language].trim()).map((language) => `“${key}” in ${language}`),
  );
  expectNone(unnamed, 'add the name to the names of the work');
  const outside = works.filter(({ everyMs, bounds }) => everyMs < bounds.leastMs || bounds.mostMs < everyMs);
  expectNone(
    outside.map(({ key }) => `“${key}”`),
    'set everyMs between its bounds',
  );
});
