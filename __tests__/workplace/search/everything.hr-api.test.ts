import { eq } from 'drizzle-orm';
import { ticketMessages, tickets } from '../../../hr-api/helpdesk/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { searchEverything } from '../../../hr-api/workplace/search/search-everything';
import type { FoundRecord, SearchSource } from '../../../hr-api/workplace/search/search-source';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

async function find(loginId: string, SearchText: string, roleCode: number = ROLE.employee) {
  const groups = await searchEverything({ SearchText, Kinds: [] }, contextOf(hr, await actorOf(hr, loginId, roleCode)));
  return Object.fromEntries(groups.map(({ Kind, Found }) => [Kind, Found.map(({ Title }) => Title)]));
}

async function ticketOf(loginId: string) {
  const [ticket] = await hr.db
    .select({ id: tickets.id, code: tickets.code, number: tickets.number, subject: tickets.subject })
    .from(tickets)
    .innerJoin(accounts, eq(accounts.id, tickets.requesterId))
    .where(eq(accounts.loginId, loginId));
  if (!ticket) throw new Error(`${loginId} has no ticket`);
  return ticket;
}

test('who asked finds their ticket by its subject, named as they read; others do not', async () => {
  const { code, number, subject } = await ticketOf('E1001');
  const groupOf = async (loginId: string) => {
    const caller = { token: await hr.tokenOf(loginId), language: 'ja' };
    const groups = (await hr.call('searchEverything', { SearchText: subject }, caller)).reply();
    return groups.find(({ Kind }) => Kind === 'ticket');
  };
  const Link_Info = `chillconnect/ticket/key/${code}`;
  expect(await groupOf('E1001')).toMatchObject({
    Kind_Name: 'チケット',
    State: 'found',
    Found: [{ Title: subject, Detail: `#${number}`, Link_Info }],
  });
  expect((await groupOf('E1016'))?.Found.map((found) => found.Link_Info)).not.toContain(Link_Info);
});

test('who asked finds their ticket in any role by what was said, but not by a note of the desk', async () => {
  const { id, subject } = await ticketOf('E1004');
  const [message] = await hr.db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id)).limit(1);
  const add = (kind: 'message' | 'note', body: string) =>
    hr.db.insert(ticketMessages).values({ ...message!, id: undefined, code: `said-${kind}`, kind, body });
  await add('message', 'The Zeppelin is parked outside.');
  await add('note', 'Probably a Quagga.');
  expect((await find('E1004', 'zeppelin is')).ticket).toEqual([subject]);
  expect((await find('E1004', 'zeppelin is', ROLE.hr)).ticket).toEqual([subject]);
  expect((await find('E1004', 'quagga')).ticket).toEqual([]);
  expect((await find('E1001', 'zeppelin is')).ticket).toEqual([]);
});

test('people and pages are found together, people with what a favourite keeps them by', async () => {
  const groups = await searchEverything({ SearchText: 'vikram', Kinds: [] }, contextOf(hr, await actorOf(hr, 'E1001')));
  const { code } = await employmentOf(hr, 'E1002');
  expect(groups.find(({ Kind }) => Kind === 'person')?.Found).toContainEqual(
    expect.objectContaining({ Title: 'Vikram Nair', KeyCode: code, Empid: 'E1002', Active: 'A' }),
  );
  expect((await find('E1001', 'know')).menu).toContain('Knowledge base');
});

test.each([
  ['vikrm', 'a letter is missing'],
  ['virkam', 'two letters changed places'],
  ['ivkram', 'the first two letters changed places'],
  ['vikkram', 'a letter too many'],
  ['vikrem', 'another letter'],
  ['nair vikrm', 'the names the other way round'],
])('%p finds Vikram Nair: %s', async (text) => {
  expect((await find('E1001', text)).person).toContain('Vikram Nair');
});

test.each([
  ['e1000002', 'a number is not mistyped'],
  ['vkr', 'too short to tell'],
  ['xxxxxx', 'nothing is near'],
])('%p finds nobody: %s', async (text) => {
  expect((await find('E1001', text)).person).toEqual([]);
});

test('a mistyped name finds nobody whom the caller may not know', async () => {
  const left = (await find('E1004', 'E1015', ROLE.hr)).person;
  expect(left).toHaveLength(1);
  const mistyped = left![0]!.replace(/(.{3})./, '$1');
  expect((await find('E1004', mistyped, ROLE.hr)).person).toEqual(left);
  expect((await find('E1001', mistyped)).person).not.toContain(left![0]);
});

test('a mistyped page is found where no other fits better', async () => {
  expect((await find('E1001', 'knowlege bsae')).menu).toEqual(['Knowledge base']);
  expect((await find('E1001', 'k')).menu).toContain('Knowledge base');
});

const names = { de: 'Muster', en: 'Samples', es: 'Muestras', fr: 'Échantillons', ja: '見本', zh: '样本' };
const source = (
  part: Partial<SearchSource> & { readonly found?: readonly FoundRecord[] | (() => Promise<never>) },
): SearchSource => ({
  kind: 'sample',
  names,
  allow: 'visible',
  find: async () => (typeof part.found === 'function' ? part.found() : (part.found ?? [])),
  ...part,
});

async function findIn(sources: readonly SearchSource[], SearchText = 'abc') {
  const context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  const services = { ...context.services, capabilities: [{ searchSources: sources }] };
  return searchEverything({ SearchText, Kinds: [] }, { ...context, services });
}

const page = 'ecenter/profileview/key/1';

test('a source finds nothing without its permission, nor on a page that the role cannot open', async () => {
  const found = [{ title: 'abc', link: page }];
  expect(await findIn([source({ found }), source({ found, allow: 'wish.send' })])).toHaveLength(2);
  expect(await findIn([source({ found, allow: 'helpdesk.configure' })])).toEqual([]);
  const [group] = await findIn([source({ found: [{ title: 'abc', link: 'chillconnect/helpdesksetup' }] })]);
  expect(group?.Found).toEqual([]);
});

test('only the kinds that are asked for are searched', async () => {
  const context = contextOf(hr, await actorOf(hr, 'E1001'));
  const groups = await searchEverything({ SearchText: 'know', Kinds: ['menu', 'unknown'] }, context);
  expect(groups.map(({ Kind }) => Kind)).toEqual(['menu']);
});

test('a source is not asked for fewer characters than it needs', async () => {
  const found = [{ title: 'ab', link: page }];
  expect(await findIn([source({ found }), source({ found, minCharacters: 1 })], 'ab')).toHaveLength(1);
});

test.each([
  ['fails', async () => Promise.reject(new Error('down')), 'failed'],
  ['answers no list', async () => 'lies' as never, 'failed'],
  ['answers no texts', async () => [{ title: 7, link: page }] as never, 'failed'],
  ['takes too long', () => new Promise<never>(() => {}), 'slow'],
])('a source that %s says so in its group, and the others stand', async (_what, find, State) => {
  const found = [{ title: 'abc', link: page }];
  const groups = await findIn([source({ find }), source({ kind: 'other', found })]);
  expect(groups).toMatchObject([
    { Kind: 'sample', Kind_Name: 'Samples', State, Found: [] },
    { Kind: 'other', State: 'found', Found: [{ Title: 'abc', Link_Info: page }] },
  ]);
});

test('who left a source busy with two late searches waits for one of them to end', async () => {
  const ends: (() => void)[] = [];
  const find = jest.fn(() => new Promise<FoundRecord[]>((resolve) => ends.push(() => resolve([]))));
  const search = async () => (await findIn([source({ kind: 'busy', find })]))[0]?.State;
  expect(await Promise.all([search(), search()])).toEqual(['slow', 'slow']);
  expect(await search()).toBe('slow');
  expect(find).toHaveBeenCalledTimes(2);
  ends[0]?.();
  await search();
  expect(find).toHaveBeenCalledTimes(3);
});

test('a source that answers without end is cut, and an address that is no page is left out', async () => {
  const found = Array.from({ length: 500 }, (_, at) => ({ title: `abc ${at}`, link: page }));
  const [many, foreign] = await findIn([
    source({ found }),
    source({ found: [{ title: 'abc', link: 'https://elsewhere.example' }] }),
  ]);
  expect(many?.Found).toHaveLength(50);
  expect(foreign?.Found).toEqual([]);
});
