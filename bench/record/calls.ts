import { ROLE } from '../../hr-api/people/accounts/role-codes';
import type { RequestFor } from '../../lib/contract/all';
import { showProgress } from '../../scripts/progress.mjs';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { median, quantile } from '../statistics';
import { timesOf } from '../times-of';
import { LONG_SECTION, LONG_SECTION_SEEN_TWICE } from './long-section';

const RUNS = { calls: 100, warmUp: 10 };
const SAMPLE_PASSWORD = 'Humming-2026';
const FAMILY_SECTION = 5;

/** HR over everybody. */
export const HR = { login: 'E1004', role: ROLE.hr } as const;

/** Rows before the page that is called deep, and the rows of a page. */
const DEEP_OFFSET = 10_000;
const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;
const DECISIONS = 500;

/** Milliseconds that 95 of 100 calls may take. */
const MAX = { read: 25, save: 60, list: 50, definition: 10, depth: 3 };

type Note = (name: string, work: () => Promise<unknown>, atMost?: number) => Promise<number>;

export interface Named {
  readonly database: string;
  /** Codes of the people whose records are read, by turns. */
  readonly codes: readonly string[];
}

function notesOf(database: string, measures: Measure[]): Note {
  return async (name, work, atMost) => {
    const times = await timesOf(RUNS, work);
    measures.push(
      { name: `${database}: ${name}, median`, value: median(times), unit: 'ms', digits: 1 },
      { name: `${database}: ${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1, atMost },
    );
    return median(times);
  };
}

async function measureSections(client: HrClient, token: string, note: Note, codes: readonly string[]): Promise<void> {
  let turn = 0;
  const next = (SectionCode = LONG_SECTION) => ({
    SectionCode,
    ChillCode: codes[(turn += 1) % codes.length] ?? '',
  });
  const row = () => client.call('getSectionRow', next(), token);
  const fields = () => client.call('listSectionFields', next(), token);
  await note('a section is read', row, MAX.read);
  await note('the header of a section', () => client.call('getSectionHeader', next(), token), MAX.read);
  await note('the rows of a list', () => client.call('listSectionRows', next(FAMILY_SECTION), token), MAX.read);
  await note('the definition of 60 fields', fields, MAX.definition);
  await note('all that the page of a section asks', async () => {
    const place = next();
    const asked = ['getSectionHeader', 'listSectionFields', 'listSelectOptions', 'listRadioOptions'] as const;
    for (const name of [...asked, 'listCheckboxOptions', 'getSectionRow'] as const)
      await client.call(name, place, token);
  });
  await note('the edit home', () => client.call('listSections', { ChillCode: next().ChillCode }, token));
  const saved = (SectionCode: number) => {
    const values = { Text1: `Said ${turn}`, Text2: 'Said', Step0: String(turn % 50) };
    return client.call('saveSection', { ...next(SectionCode), ...values } as Save, token, `profilelong${SectionCode}`);
  };
  await note('a save that counts at once', () => saved(LONG_SECTION), MAX.save);
  await note('a save that others decide about', () => saved(LONG_SECTION_SEEN_TWICE), MAX.save);
}

type Save = RequestFor<'saveSection'>;

async function measureApprovals(client: HrClient, token: string, note: Note): Promise<number> {
  const page = (After = '', PageSize = PAGE_SIZE) =>
    client.call('listApprovals', { State: 'waiting', After, PageSize }, token);
  const first = await note('what waits for HR', () => page(), MAX.list);
  let After = '';
  for (let rows = 0; rows < DEEP_OFFSET; rows += MAX_PAGE_SIZE)
    After = (await page(After, MAX_PAGE_SIZE)).at(-1)?.Position ?? '';
  const deep = await note(`what waits for HR, behind ${DEEP_OFFSET} rows`, () => page(After), MAX.list);
  await note('what waits for HR, of people by name', () =>
    client.call('listApprovals', { State: 'waiting', Search: 'rao' }, token),
  );
  await note('how much waits for HR', () => client.call('countApprovals', { State: 'waiting' }, token));
  const [waiting] = await page(After, 1);
  await note('one that waits', () => client.call('getApproval', { KeyCode: waiting?.KeyCode ?? '' }, token));
  return deep / first;
}

/** Decisions a second, of all that one press holds. */
async function measureDecisions(client: HrClient, token: string): Promise<number> {
  const Rows: { KeyCode: string; Version: string }[] = [];
  let After = '';
  while (Rows.length < DECISIONS) {
    const page = await client.call('listApprovals', { State: 'waiting', After, PageSize: MAX_PAGE_SIZE }, token);
    if (page.length === 0) throw new Error('too few approvals wait');
    After = page.at(-1)?.Position ?? '';
    Rows.push(...page.map(({ KeyCode, Version }) => ({ KeyCode, Version })));
  }
  const pressed = { StatusCode: 2 as const, Comments: '', Rows: Rows.slice(0, DECISIONS) };
  const startedAt = performance.now();
  const decided = await client.call('decideApprovals', pressed, token);
  const seconds = (performance.now() - startedAt) / 1000;
  const refused = decided.find(({ Code }) => Code !== '');
  if (refused) throw new Error(`a decision was refused: ${refused.Code}`);
  return DECISIONS / seconds;
}

/** What HR asks of records and approvals, one call after another through HTTP. */
export async function measureRecordCalls(client: HrClient, { database, codes }: Named): Promise<Measure[]> {
  const token = await client.signIn(HR.login, SAMPLE_PASSWORD);
  const progress = showProgress(`Measuring records on ${database}`, '1–3 min');
  const measures: Measure[] = [];
  const note = notesOf(database, measures);
  await measureSections(client, token, note, codes);
  const depth = await measureApprovals(client, token, note);
  const rate = await measureDecisions(client, token);
  progress.done();
  return [
    ...measures,
    { name: `${database}: deep by first page`, value: depth, unit: '×', digits: 2, atMost: MAX.depth },
    { name: `${database}: ${DECISIONS} decisions in one press`, value: rate, unit: 'a second', digits: 0 },
  ];
}
