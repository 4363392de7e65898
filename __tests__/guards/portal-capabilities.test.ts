import * as listed from '@/app/capabilities';
import type { Capability } from '@/components/platform/capability';
import { languages } from '@/lib/contract/platform/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { namespaces } from '@/lib/i18n/message-files.generated';
import { GENERATED, messageFilesSource } from '@/scripts/message-files';
import { expectNone } from './expect-none';
import { allFiles, below, importsOf, product, ROOT } from './source-files';

const capabilities: readonly Capability<string>[] = Object.values(listed);
const declaredBy = <Value>(parts: (capability: Capability<string>) => readonly Value[] | undefined) =>
  capabilities.flatMap((capability) =>
    (parts(capability) ?? []).map((value) => ({ value, folder: capability.folder })),
  );

/** What is declared a second time, with who declares it. */
function twice(declared: readonly { readonly value: string; readonly folder: string }[]): string[] {
  return declared.flatMap(({ value, folder }, at) => {
    const first = declared.findIndex((each) => each.value === value);
    return first < at ? [`“${value}” of ${folder} and ${declared[first]!.folder}`] : [];
  });
}

/** What is declared has its code in a file, and nothing else has. */
function expectCode(declared: readonly string[], code: readonly string[], file: string): void {
  const missing = declared.filter((name) => !code.includes(name));
  const left = code.filter((name) => !declared.includes(name));
  expectNone(missing, `put its code into ${file}, or take it out of the capability.ts`);
  expectNone(left, `declare it in the capability.ts, or take it out of ${file}`);
}

const panels = declaredBy(({ panels = {} }) => Object.keys(panels));

test('every declaration is listed, under the folder in which it stands', () => {
  const list = importsOf(product.find(({ file }) => file === 'app/capabilities.ts')!);
  const declarations = below('components')
    .map(({ file }) => file)
    .filter((file) => /\/capability\.ts$/.test(file) && file !== 'components/platform/capability.ts')
    .map((file) => file.replace(/\.ts$/, ''));
  const missing = declarations.filter((file) => !list.includes(file));
  expectNone(
    missing.map((file) => `${file}.ts`),
    'add a statement for it to app/capabilities.ts',
  );
  const elsewhere = capabilities
    .map(({ folder }) => folder)
    .filter((folder) => !declarations.includes(`components/${folder}/capability`));
  expectNone(elsewhere, 'give as folder the one in which the capability.ts stands');
  expectNone(
    twice(declaredBy(({ folder }) => [folder])),
    'give each its own folder, and one statement in app/capabilities.ts',
  );
});

test('every file of messages belongs to one capability', () => {
  const declared = declaredBy(({ messages }) => messages);
  const known = new Set<string>(declared.map(({ value }) => value));
  const orphans = namespaces.filter((name) => !known.has(name));
  expectNone(
    orphans.map((name) => `messages/en/${name}.json`),
    'name it in the messages of a capability.ts',
  );
  expectNone(twice(declared), 'leave the file of messages to one of the two');
});

test('the generated list of messages is as the folder says', () => {
  const { text } = product.find(({ file }) => file === GENERATED)!;
  expectNone(text === messageFilesSource(ROOT) ? [] : [GENERATED], 'run npm run messages, it is out of date');
});

test('every panel is declared once, by the capability in whose folder it stands', () => {
  const files = below('components').filter(({ file }) => file.endsWith('-panel.tsx'));
  expect(files.length).toBeGreaterThan(10);
  const declared = below('components').flatMap((source) =>
    source.file.endsWith('/panels.ts') ? importsOf(source).map((name) => `${name}.tsx`) : [],
  );
  const orphans = files.map(({ file }) => file).filter((file) => !declared.includes(file));
  expectNone(orphans, 'add it to the panels.ts of its capability, it opens nowhere');
  expectNone(twice(panels), 'rename one of the two panels');
});

test('every panel has its title in the messages of its capability, and its code beside it', async () => {
  const messages = (await loadMessages('en')) as unknown as Record<string, { panels?: Record<string, string> }>;
  for (const { folder, messages: own = [], panels: places = {} } of capabilities) {
    const names = Object.keys(places).sort();
    const titles = own.flatMap((namespace) => Object.keys(messages[namespace]?.panels ?? {}));
    const untitled = names.filter((name) => !titles.includes(name));
    expectNone(
      untitled.map((name) => `panel “${name}”`),
      `put its title into panels of messages/<locale>/${own[0] ?? folder.split('/').at(-1)}.json, which its capability.ts names`,
    );
    const file = `components/${folder}/panels.ts`;
    const { panels: code = {} }: { panels?: object } = allFiles.includes(file) ? await import(`@/${file}`) : {};
    expectCode(names, Object.keys(code), file);
  }
});

test('every page of the signed-in portal is declared once, and every declared one has its route', () => {
  const routes = allFiles.flatMap((file) => /^app\/\(shell\)(\/.+)\/page\.tsx$/.exec(file)?.[1] ?? []);
  expect(routes.length).toBeGreaterThan(10);
  const declared = declaredBy(({ pages }) => pages);
  const known = new Set<string>(declared.map(({ value }) => value));
  const orphans = routes.filter((route) => !known.has(route));
  expectNone(orphans, 'add it to the pages of the capability.ts that it is for');
  const gone = declared.filter(({ value }) => !routes.includes(value));
  expectNone(
    gone.map(({ value, folder }) => `${value} of ${folder}`),
    'make its page.tsx in app/(shell), or take it out of pages',
  );
  expectNone(twice(declared), 'leave the page to one of the two');
});

test('what stands in the header or at the top of the aside is a panel or page of who declares it', () => {
  const wrong = capabilities.flatMap(({ folder, panels: own = {}, places = [], headerFeatures = [] }) =>
    [...places, ...headerFeatures].flatMap(({ opens }) =>
      'panel' in opens && !(opens.panel in own) ? [`${opens.panel} of ${folder}`] : [],
    ),
  );
  expectNone(wrong, 'declare it in the capability.ts that has the panel');
  expectNone(
    twice(declaredBy(({ places }) => places?.map(({ order }) => String(order)))),
    'give each place of the aside an order of its own',
  );
});

test('every verb has its texts in each language, and what it opens is there', async () => {
  const declared = capabilities.flatMap(({ folder, messages: own = [], verbs = {} }) =>
    Object.entries(verbs).map(([key, { opens }]) => ({ folder, own, key, opens })),
  );
  expect(declared.length).toBeGreaterThan(5);
  for (const language of languages) {
    const messages = (await loadMessages(language)) as unknown as Record<string, { verbs?: Record<string, object> }>;
    const textless = declared.filter(({ own, key }) => !own.some((namespace) => messages[namespace]?.verbs?.[key]));
    expectNone(
      textless.map(({ folder, key }) => `“${key}” of ${folder} in ${language}`),
      'put its name and words into verbs of the messages that its capability.ts names',
    );
  }
  const routes = allFiles.flatMap((file) => /^app\/\([a-z]+\)(\/.+)\/page\.tsx$/.exec(file)?.[1] ?? []);
  const lost = declared.flatMap(({ opens }) =>
    typeof opens === 'object' && 'page' in opens && !routes.includes(opens.page) ? [opens.page] : [],
  );
  expectNone(lost, 'let the verb open a page of app');
  for (const { folder, verbs = {} } of capabilities) {
    const file = `components/${folder}/verb-choices.ts`;
    const chosen = Object.entries(verbs).flatMap(([key, { opens }]) => (opens === 'choices' ? [key] : []));
    const { verbChoices: code = {} }: { verbChoices?: object } = allFiles.includes(file)
      ? await import(`@/${file}`)
      : {};
    expectCode(chosen, Object.keys(code), file);
  }
});

test('every widget of a dashboard has its code, and no code is left over', async () => {
  const declared = declaredBy(({ dashboardWidgets }) => dashboardWidgets?.map(({ name }) => name));
  expectNone(twice(declared), 'rename one of the two widgets');
  for (const { folder, dashboardWidgets = [] } of capabilities) {
    const file = `components/${folder}/dashboard-widgets.tsx`;
    const names = dashboardWidgets.map(({ name }) => name);
    const { dashboardWidgets: code = {} }: { dashboardWidgets?: object } = allFiles.includes(file)
      ? await import(`@/${file}`)
      : {};
    expectCode(names, Object.keys(code), file);
  }
});
