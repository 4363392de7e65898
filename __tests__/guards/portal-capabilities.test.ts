import * as listed from '@/app/capabilities';
import type { Capability } from '@/components/platform/capability';
import { loadMessages } from '@/lib/i18n/messages';
import { namespaces } from '@/lib/i18n/message-files.generated';
import { GENERATED, messageFilesSource } from '@/scripts/message-files';
import { allFiles, below, importsOf, product, ROOT } from './source-files';

const capabilities: readonly Capability<string>[] = Object.values(listed);
const declaredBy = <Value>(parts: (capability: Capability<string>) => readonly Value[] | undefined) =>
  capabilities.flatMap((capability) =>
    (parts(capability) ?? []).map((value) => ({ value, folder: capability.folder })),
  );

/** What is declared a second time, by whom. */
function twice(declared: readonly { readonly value: string; readonly folder: string }[], kind: string): string[] {
  return declared
    .filter(({ value }, at) => declared.findIndex((each) => each.value === value) < at)
    .map(({ value, folder }) => `${folder}: the ${kind} “${value}” is declared already; give it another name`);
}

const panels = declaredBy(({ panels = {} }) => Object.keys(panels));

test('every declaration is listed, under the folder in which it stands', () => {
  const list = importsOf(product.find(({ file }) => file === 'app/capabilities.ts')!);
  const declarations = below('components')
    .map(({ file }) => file)
    .filter((file) => /\/capability\.ts$/.test(file) && file !== 'components/platform/capability.ts')
    .map((file) => file.replace(/\.ts$/, ''));
  const missing = declarations.filter((file) => !list.includes(file));
  expect(missing.map((file) => `add a statement for ${file}.ts to app/capabilities.ts`)).toEqual([]);
  expect(capabilities.map(({ folder }) => `components/${folder}/capability`).sort()).toEqual(declarations.sort());
});

test('every file of messages belongs to one capability', () => {
  const declared = declaredBy(({ messages }) => messages);
  const known = new Set<string>(declared.map(({ value }) => value));
  const orphans = namespaces.filter((name) => !known.has(name));
  expect(orphans.map((name) => `name messages/en/${name}.json in the messages of a capability.ts`)).toEqual([]);
  expect(twice(declared, 'namespace')).toEqual([]);
});

test('the generated list of messages is as the folder says', () => {
  const { text } = product.find(({ file }) => file === GENERATED)!;
  expect(text === messageFilesSource(ROOT) ? [] : [`run npm run messages: ${GENERATED} is out of date`]).toEqual([]);
});

test('every panel is declared once, by the capability in whose folder it stands', () => {
  const files = below('components').filter(({ file }) => file.endsWith('-panel.tsx'));
  expect(files.length).toBeGreaterThan(10);
  const declared = below('components').flatMap((source) =>
    source.file.endsWith('/panels.ts') ? importsOf(source).map((name) => `${name}.tsx`) : [],
  );
  const orphans = files.map(({ file }) => file).filter((file) => !declared.includes(file));
  expect(orphans.map((file) => `${file} opens nowhere: add it to the panels.ts of its capability`)).toEqual([]);
  expect(twice(panels, 'panel')).toEqual([]);
});

test('every panel has its title in the messages of its capability, and its code beside the declaration', async () => {
  const messages = (await loadMessages('en')) as unknown as Record<string, { panels?: Record<string, string> }>;
  for (const { folder, messages: own = [], panels: places = {} } of capabilities) {
    const names = Object.keys(places).sort();
    const titles = own.flatMap((namespace) => Object.keys(messages[namespace]?.panels ?? {}));
    const untitled = names.filter((name) => !titles.includes(name));
    expect(
      untitled.map((name) => `put the title of “${name}” into panels of messages/<locale>/${own[0]}.json`),
    ).toEqual([]);
    const hasCode = allFiles.includes(`components/${folder}/panels.ts`);
    const code = hasCode ? ((await import(`@/components/${folder}/panels.ts`)) as { panels: object }).panels : {};
    expect([`panels.ts and capability.ts of ${folder}`, Object.keys(code).sort()]).toEqual([
      `panels.ts and capability.ts of ${folder}`,
      names,
    ]);
  }
});

test('every address of the signed-in portal is declared once, and every declared one has its route', () => {
  const routes = allFiles.flatMap((file) => /^app\/\(shell\)(\/.+)\/page\.tsx$/.exec(file)?.[1] ?? []);
  expect(routes.length).toBeGreaterThan(10);
  const declared = declaredBy(({ pages }) => pages);
  const known = new Set<string>(declared.map(({ value }) => value));
  const orphans = routes.filter((route) => !known.has(route));
  expect(orphans.map((route) => `add ${route} to the pages of the capability.ts that it is for`)).toEqual([]);
  const gone = declared.filter(({ value }) => !routes.includes(value));
  expect(gone.map(({ value, folder }) => `${folder}: make app/(shell)${value}/page.tsx or take its page away`)).toEqual(
    [],
  );
  expect(twice(declared, 'page')).toEqual([]);
});

test('every widget of a dashboard has its code, and no code is left over', async () => {
  const declared = declaredBy(({ dashboardWidgets }) => dashboardWidgets?.map(({ name }) => name));
  expect(twice(declared, 'widget')).toEqual([]);
  for (const folder of new Set(declared.map((each) => each.folder))) {
    const { dashboardWidgets } = (await import(`@/components/${folder}/dashboard-widgets.tsx`)) as {
      dashboardWidgets: object;
    };
    const own = declared.filter((each) => each.folder === folder).map(({ value }) => value);
    expect([folder, Object.keys(dashboardWidgets).sort()]).toEqual([folder, own.sort()]);
  }
});
