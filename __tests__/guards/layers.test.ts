import { expectNone } from './expect-none';
import { code, fileOf, importsOf, type SourceFile } from './source-files';

/** The layers of the HR API and of what stands in the same order beside it, the lowest first; `form` is one of the components. Modules stand on all of them. */
const LAYERS = ['platform', 'form', 'people', 'access', 'workplace'];
const MODULES = ['helpdesk', 'agreements', 'profile', 'changes', 'structure', 'time', 'dashboards'];
const GUARD = '__tests__/guards/layers.test.ts';

/** What stands below every layer of a folder, and what composes all of them and is imported by none. */
const ROOTS = {
  'hr-api': { below: ['package.json'], above: [] },
  'lib/contract': { below: ['call'], above: [] },
  components: { below: ['ui'], above: ['gallery'] },
} satisfies Record<string, { below: string[]; above: string[] }>;
type Root = keyof typeof ROOTS;

/** How high a file stands: what is lower knows nothing of it. Undefined for a folder that nobody gave a place. */
function heightOf(place: string, root: Root): number | undefined {
  const [name = '', ...rest] = place.slice(root.length + 1).split('/');
  const { below, above }: { below: string[]; above: string[] } = ROOTS[root];
  if (below.includes(name.replace(/\.ts$/, ''))) return -1;
  if (rest.length === 0 || above.includes(name)) return LAYERS.length + 1;
  if (MODULES.includes(name)) return LAYERS.length;
  return LAYERS.includes(name) ? LAYERS.indexOf(name) : undefined;
}

const folderOf = (place: string, root: Root) => place.slice(root.length + 1).split('/')[0];

const filesOf = (root: string) => code.filter(({ file }) => file.startsWith(`${root}/`) && !file.includes('/dist/'));

/** Imports that go up, or from one module to another, each with what to do. */
function upwardImports(root: Root): string[] {
  return filesOf(root).flatMap((source) => {
    const height = heightOf(source.file, root);
    if (height === undefined)
      return [
        `${source.file} stands in no layer: move it into one of ${[...LAYERS, ...MODULES].join(', ')}, or name a new module in MODULES of ${GUARD}`,
      ];
    return importsOf(source)
      .filter((name) => name.startsWith(`${root}/`) && folderOf(name, root) !== folderOf(source.file, root))
      .filter((name) => (heightOf(name, root) ?? Infinity) >= height && height <= LAYERS.length)
      .map((name) => `${source.file} → ${name}: declare it in a lower layer and compose it above`);
  });
}

/** Groups of files that import each other in a circle, types included. */
function circlesIn(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ file }) => file));
  const edges = new Map(
    files.map((source) => {
      const imported = importsOf(source).flatMap((name) => fileOf(name) ?? []);
      return [source.file, imported.filter((file) => known.has(file))] as const;
    }),
  );
  const order = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    let low = order.get(file)!;
    path.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next)!);
    }
    if (low === order.get(file)) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return circles;
}

// What is below can be understood, tested and reused without what stands on it; a module can be taken away.
test.each(Object.keys(ROOTS) as Root[])('%s imports downward only, types included', (root) => {
  expect(filesOf(root).length).toBeGreaterThan(10);
  expect(upwardImports(root)).toEqual([]);
});

// Of files in a circle none can be read, moved or tested first.
test.each(['hr-api', 'lib', 'components'])('no files of %s import each other in a circle', (root) => {
  const circles = circlesIn(filesOf(root)).map((circle) => circle.join(' ↔ '));
  expectNone(circles, 'move what they need of each other into a file of its own');
});

// A folder that is not seen at a glance hides what it has.
test('a folder of more than 15 files of code has sub-folders', () => {
  const folders = new Map<string, { files: number; hasFolders: boolean }>();
  for (const { file } of code) {
    if (!/^(?:hr-api|lib|components)\//.test(file)) continue;
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      const known = folders.get(folder) ?? { files: 0, hasFolders: false };
      if (depth === parts.length - 1) known.files++;
      else known.hasFolders = true;
      folders.set(folder, known);
    }
  }
  const crowded = [...folders].filter(([, { files, hasFolders }]) => files > 15 && !hasFolders);
  expectNone(
    crowded.map(([folder, { files }]) => `${folder} has ${files} files`),
    'group them in sub-folders by what they are for',
  );
});
