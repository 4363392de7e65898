import { layOutChart } from '@/components/structure/org-chart/chart-layout';
import { inOrder, shownTree, stepAfterKey, type Branch } from '@/components/structure/org-chart/chart-tree';
import type { ChartNode } from '@/lib/contract/structure/org-chart';

const node = (NodeCode: string, Below = 0): ChartNode => ({
  NodeCode,
  Kind: 'person',
  Name: NodeCode,
  Empid: '',
  HasPhoto: false,
  KeyCode: NodeCode,
  Level_Name: '',
  Unit_Name: '',
  Below,
  People: 0,
});
const branch = (...nodes: ChartNode[]): Branch => ({ nodes, hasMore: false, last: '' });

const branches = new Map([
  ['', branch(node('head', 2))],
  ['head', branch(node('first', 1), node('second'))],
  ['first', branch(node('deep'))],
]);
const open = new Set(['head', 'first']);
const shown = (opened = open) => inOrder(shownTree(branches, opened));

test('what is shown stands in reading order, with its level and its place among its siblings', () => {
  expect(shown().map(({ node: { Name }, level, position, siblings }) => [Name, level, position, siblings])).toEqual([
    ['head', 1, 1, 1],
    ['first', 2, 1, 2],
    ['deep', 3, 1, 1],
    ['second', 2, 2, 2],
  ]);
  expect(shown(new Set(['head'])).map(({ node: { Name } }) => Name)).toEqual(['head', 'first', 'second']);
});

test('a branch that was not read yet is loading; nobody above themself is opened again', () => {
  expect(shownTree(branches, new Set(['head', 'second']))[0]?.isLoading).toBe(false);
  const unread = new Map([['', branch(node('head', 2))]]);
  expect(shownTree(unread, open)[0]).toMatchObject({ isOpen: true, isLoading: true, below: [] });
  const circle = new Map([
    ['', branch(node('one', 1))],
    ['one', branch(node('two', 1))],
    ['two', branch(node('one', 1))],
  ]);
  expect(inOrder(shownTree(circle, new Set(['one', 'two'])))).toHaveLength(3);
});

test.each([
  ['ArrowDown', 'head', { go: 'first' }],
  ['ArrowUp', 'second', { go: 'deep' }],
  ['ArrowUp', 'head', null],
  ['ArrowDown', 'second', null],
  ['Home', 'deep', { go: 'head' }],
  ['End', 'head', { go: 'second' }],
  ['ArrowRight', 'head', { go: 'first' }],
  ['ArrowRight', 'second', null],
  ['ArrowLeft', 'first', { close: 'first' }],
  ['ArrowLeft', 'deep', { go: 'first' }],
  ['a', 'head', null],
])('%s on %s does what a tree does', (key, at, step) => {
  expect(stepAfterKey(key, at, shown())).toEqual(step);
});

test('an arrow to the right opens a branch that is closed', () => {
  expect(stepAfterKey('ArrowRight', 'first', shown(new Set(['head'])))).toEqual({ open: 'first' });
});

test('cards do not overlap, and a leader stands in the middle of their branch', () => {
  const { cards, lines, width, height } = layOutChart(shownTree(branches, open), true);
  const place = (name: string) => cards.find(({ shown: { node: one } }) => one.Name === name)!;
  expect(lines).toHaveLength(3);
  expect(place('first').x).toBe(place('second').x);
  expect(place('first').x).toBeGreaterThan(place('head').x + 264);
  expect(place('second').y - place('first').y).toBeGreaterThanOrEqual(76);
  expect(place('head').y).toBeCloseTo((place('first').y + place('second').y) / 2);
  for (const { x, y } of cards) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + 264).toBeLessThanOrEqual(width);
    expect(y + 76).toBeLessThanOrEqual(height);
  }
});
