import { MAX_MOVED } from '../../lib/contract/changes/change-rules';
import { MAX_PEOPLE_ROWS, type PersonToChange } from '../../lib/contract/changes/people-to-change';
import { MAX_TAG_ROWS } from '../../lib/contract/changes/tag-rules';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { HR } from '../record/calls';
import { SAMPLE_PASSWORD } from '../sample-load';
import { median, quantile } from '../statistics';
import { timesOf } from '../times-of';

const RUNS = { calls: 60, warmUp: 10 };
const PAGE_SIZE = 51;
/** So many of the largest pages lie before the one deep inside. */
const PAGES_BEFORE = 50;

/** Milliseconds that 95 of 100 may take, how many times as long a page deep inside may, and the seconds of a move of 5,000. */
const MAX = { history: 25, save: 60, table: 50, depth: 3, branch: 50, move: 2 };

/** Nobody stands above them but the head of the organisation. */
const LEADERS = ['E1019', 'E1020'] as const;

const p95 = (name: string, times: number[], atMost?: number): Measure => ({
  ...{ name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1 },
  ...(atMost !== undefined && { atMost }),
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Pages of the people whom HR change; those deep inside are who is changed then. */
async function measureTable(client: HrClient, token: string, name: string) {
  const page = (part: object = {}) => client.call('listPeopleToChange', { PageSize: PAGE_SIZE, ...part }, token);
  const first = await timesOf(RUNS, () => page());
  let After = '';
  const people: PersonToChange[] = [];
  for (let read = 0; read < PAGES_BEFORE; read += 1) {
    const rows = await page({ After, PageSize: MAX_PEOPLE_ROWS });
    people.push(...rows);
    After = rows.at(-1)?.ChillCode ?? '';
  }
  const deep = await timesOf(RUNS, () => page({ After }));
  const depth = median(deep) / median(first);
  const measures: Measure[] = [
    p95(`${name}: people, first page`, first, MAX.table),
    p95(`${name}: people, behind ${PAGES_BEFORE * (MAX_PEOPLE_ROWS - 1)} of them`, deep, MAX.table),
    { name: `${name}: people, deep by first`, value: depth, unit: '×', digits: 2, atMost: MAX.depth },
    p95(`${name}: people, as on an earlier day`, await timesOf(RUNS, () => page({ On: '2024-06-01' })), MAX.table),
  ];
  return { measures, people };
}

async function measureSaves(client: HrClient, token: string, name: string, people: readonly PersonToChange[]) {
  let turn = 0;
  const next = () => ({ ChillCode: people[(turn += 1) % people.length]?.ChillCode ?? '' });
  const manager = () => ({
    ...next(),
    ...{ managerKeyCode: '', EffectiveFrom: dayIn(40), Justification: 'Another team' },
    ReportingID: LEADERS[turn % LEADERS.length] ?? '',
  });
  const statuses = await client.call('listJobStatusChoices', next(), token);
  const openEnded = statuses.find(({ InputType }) => InputType === '');
  if (!openEnded) throw new Error('no status is without an end');
  // Who has it already would be changed in nothing.
  const others = people.filter(({ Emp_Status_Name }) => Emp_Status_Name !== openEnded.label);
  const status = () => ({
    ChillCode: others[(turn += 1) % others.length]?.ChillCode ?? '',
    ...{ JobStatusCode: '', EffectiveFrom: dayIn(50), JobStatus: openEnded.value, Justification: 'Confirmed' },
  });
  const preview = () => client.call('previewChange', { Kind: 'manager', Form: manager() }, token);
  const note = async (what: string, work: () => Promise<unknown>, atMost?: number) =>
    p95(`${name}: ${what}`, await timesOf(RUNS, work), atMost);
  return [
    await note('history of status', () => client.call('listJobStatuses', next(), token), MAX.history),
    await note('history of managers', () => client.call('listManagers', next(), token), MAX.history),
    await note('what was changed of a person', () => client.call('listPersonChanges', next(), token), MAX.history),
    await note('preview of another manager', preview),
    await note('another manager is saved', () => client.call('addManager', manager(), token), MAX.save),
    await note('another status is saved', () => client.call('addJobStatus', status(), token), MAX.save),
    await note('what is to come', () => client.call('listChangesToCome', {}, token), MAX.table),
  ];
}

async function measureUnits(client: HrClient, token: string, name: string): Promise<Measure[]> {
  const tree = await timesOf(RUNS, () => client.call('listUnits', {}, token));
  return [p95(`${name}: the tree of units, with how many are in each`, tree, MAX.branch)];
}

const seconds = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};

/** Gives a tag to so many people at once, moves them all to somebody else, and takes it back. */
async function measureTags(client: HrClient, token: string, name: string, people: readonly PersonToChange[]) {
  const { TagCode: tags, UserCode: users } = await client.call('listTagChoices', {}, token);
  const tag = tags.find(({ value }) => users.filter((user) => user.TagCode === value).length > 1);
  if (!tag) throw new Error('nobody else looks after people with a tag');
  const [from, to] = users.filter((user) => user.TagCode === tag.value);
  const TagCode = tag.value;
  const had = new Set<string>();
  for (let After = ''; ;) {
    const rows = await client.call('listTagPeople', { TagCode, After, PageSize: MAX_TAG_ROWS }, token);
    for (const { empid } of rows) had.add(empid);
    After = rows.at(-1)?.KeyCode ?? '';
    if (rows.length < MAX_TAG_ROWS) break;
  }
  const both = new Set([from?.Empid, to?.Empid]);
  const chosen = people.map(({ Empid }) => Empid).filter((empid) => !had.has(empid) && !both.has(empid));
  const moved = [...new Set(chosen)].slice(0, MAX_MOVED);
  const form = (user: string | undefined) => ({ TagCode, TagUserCode: user ?? '', TagUsersList: moved.join(',') });
  const given = await seconds(() => client.call('addTagPeople', form(from?.value), token));
  let MoveCode = '';
  const move = await seconds(async () => {
    ({ MoveCode } = await client.call('moveTagPeople', form(to?.value), token));
  });
  const undone = await seconds(() => client.call('undoTagMove', { MoveCode, Reason: 'A mistake' }, token));
  const of = `${moved.length.toLocaleString('en')} people with a tag`;
  return [
    { name: `${name}: ${of} are given it`, value: given, unit: 's', digits: 2 },
    { name: `${name}: ${of} are moved`, value: move, unit: 's', digits: 2, atMost: MAX.move },
    { name: `${name}: ${of} are moved back`, value: undone, unit: 's', digits: 2 },
  ];
}

/** What HR asks and says of changes, one call after another through HTTP. */
export async function measureChangeCalls(client: HrClient, name: string): Promise<Measure[]> {
  const token = await client.signIn(HR.login, SAMPLE_PASSWORD);
  const { measures, people } = await measureTable(client, token, name);
  const saved = people.slice(-500);
  return [
    ...measures,
    ...(await measureSaves(client, token, name, saved)),
    ...(await measureUnits(client, token, name)),
    ...(await measureTags(client, token, name, people)),
  ];
}
