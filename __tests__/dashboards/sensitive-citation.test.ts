import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { SensitiveTile } from '@/components/dashboards/sensitive/sensitive-tile';
import type { ReplyFor } from '@/lib/contract/all';
import type { SensitiveCut } from '@/lib/contract/dashboards/sensitive-rules';
import { languages, type Language } from '@/lib/contract/platform/languages';

type Reply = ReplyFor<'listReligions'>;

const asked = { language: 'en' as Language, reply: null as Reply | null };

jest.mock('next-intl/server', () => ({
  getLocale: async () => asked.language,
  getMessages: async () =>
    Object.fromEntries(
      await Promise.all(
        ['figure-citation', 'hr-dashboard', 'sensitive-figures'].map(async (name) => [
          name,
          ((await import(`@/messages/${asked.language}/${name}.json`)) as { default: object }).default,
        ]),
      ),
    ),
}));
jest.mock('@/lib/bff/upstream/call-hr', () => ({ tryCallHr: async () => asked.reply }));
jest.mock('@/components/dashboards/spoken-sentence', () => ({ SpokenSentence: () => null }));
jest.mock('@/lib/env', () => ({ portalEnv: () => ({}), homeOrigin: () => 'https://hr.example.com' }));

const cell = (Code: string, People: number, IsOthers = false) => ({ Code, Name: Code, IsOthers, People });
const unit = (Name: string, Cells: ReturnType<typeof cell>[], Refusal: 'few' | null = null) => ({
  ...{ Code: `code-of-${Name}`, Name, Refusal, Cells },
});
const boards = unit('Boards', [cell('single', 40), cell('', 10, true)]);
const month = { On: '2026-02-28', CountedAt: '2026-03-02T20:00:00.000Z', SupersededAt: null, Threshold: 7 };

/** What the tile tells, and what of it is its citation, line by line. */
async function drawn(reply: Reply, cut: SensitiveCut, isOfUnits = false) {
  asked.reply = reply;
  const view = { month: '2026-02', cut, isPlain: true };
  const { prelude } = await prerenderToNodeStream(
    createElement(SensitiveTile, { tile: 'marital', view, isOfUnits, language: asked.language }),
  );
  const page = (await text(prelude)).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  const [, cited = ''] = /select-all[^>]*>([^<]*)</.exec(page) ?? [];
  const told = page.replace(cited, '').replace(/<[^>]*>/g, '');
  return { told, cited: cited.split('\n').filter((line) => line !== '') };
}

beforeEach(() => {
  asked.language = 'en';
});

test('HR cites a sensitive figure by its month, when that was frozen, its rule and its address', async () => {
  const { cited, told } = await drawn({ ...month, Views: [{ ...boards, Code: '', Name: '' }] }, 'whole');
  const [first, day, of, rule = '', ...others] = cited;
  expect([first, day, of, ...others]).toEqual([
    'Marital status. The largest group that can be told of on 28-Feb-2026 is “single”: about 40 people.',
    ...['As on 28-Feb-2026', 'Of: everyone', 'Counted on 03-Mar-2026. The figures of a month never change.'],
    'https://hr.example.com/ecenter/hrdashboard/sensitive?month=2026-02&cut=whole#marital',
  ]);
  expect(rule).toMatch(/^Counted so: .*rounded to the nearest five\. Values of fewer than 7 people/);
  expect(told).toContain('later corrections of the records do not change them');
});

test('whoever cites a month that was corrected later says so, as the tile does', async () => {
  const { cited, told } = await drawn({ ...month, SupersededAt: '2026-04-09T08:00:00.000Z', Views: [boards] }, 'unit');
  const corrected = cited.at(-2) ?? '';
  expect(corrected).toContain('corrected after it was counted, as was seen on 09-Apr-2026');
  expect(told).toContain(corrected);
  expect(cited).toContain('Of: everyone, told apart by: Unit');
});

test.each(languages)(
  'HR of units cites in %s their own units, and nothing that the tile does not tell',
  async (language) => {
    asked.language = language;
    const { cited, told } = await drawn({ ...month, Views: [boards, unit('Lenses', [], 'few')] }, 'unit', true);
    expect(cited[2]).toContain('Boards, Lenses');
    for (const name of ['Boards', 'Lenses']) expect(told).toContain(name);
    const numbers = (lines: string) => new Set(lines.match(/\d+/g));
    const untold = [...numbers(cited.slice(0, -1).join(' '))].filter((number) => !numbers(told).has(number));
    expect(untold).toEqual([]);
  },
);

test('a month of which nothing can be told is not cited', async () => {
  for (const Views of [[], [unit('Lenses', [], 'few')]])
    expect((await drawn({ ...month, Views }, 'unit')).cited).toEqual([]);
});
