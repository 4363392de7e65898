import { eq } from 'drizzle-orm';
import { tickets } from '../../../hr-api/helpdesk/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { searchHandlers } from '../../../hr-api/workplace/search/handlers';
import type { SearchSource } from '../../../hr-api/workplace/search/search-source';
import { actorOf, contextOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

async function ticketOf(loginId: string) {
  const [ticket] = await hr.db
    .select({ code: tickets.code, number: tickets.number, subject: tickets.subject })
    .from(tickets)
    .innerJoin(accounts, eq(accounts.id, tickets.requesterId))
    .where(eq(accounts.loginId, loginId));
  if (!ticket) throw new Error(`${loginId} has no ticket`);
  return ticket;
}

test('who asked finds their ticket by its subject, named in their language; a colleague does not', async () => {
  const { code, number, subject } = await ticketOf('E1001');
  const found = async (loginId: string) =>
    (
      await hr.call('searchRecords', { SearchText: subject }, { token: await hr.tokenOf(loginId), language: 'ja' })
    ).reply();
  expect(await found('E1001')).toContainEqual({
    Kind: 'ticket',
    Kind_Name: 'チケット',
    Title: subject,
    Detail: `#${number}`,
    Link_Info: `chillconnect/ticket/key/${code}`,
  });
  expect((await found('E1016')).map(({ Link_Info }) => Link_Info)).not.toContain(`chillconnect/ticket/key/${code}`);
});

const source = (allow: SearchSource['allow'], link: string): SearchSource => ({
  kind: 'sample',
  names: { de: 'Muster', en: 'Sample', es: 'Muestra', fr: 'Échantillon', ja: '見本', zh: '样本' },
  allow,
  find: async (_context, { text }) => [{ title: text, link }],
});

async function findIn(sources: readonly SearchSource[], SearchText: string) {
  const context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  const services = { ...context.services, capabilities: [{ searchSources: sources }] };
  return searchHandlers.searchRecords.handle({ SearchText }, { ...context, services });
}

test('a source finds nothing without its permission, nor on a page that the role cannot open', async () => {
  const page = 'ecenter/letters/key/1';
  expect(await findIn([source('visible', page), source('wish.send', page)], 'abc')).toHaveLength(2);
  expect(await findIn([source('helpdesk.configure', page)], 'abc')).toEqual([]);
  expect(await findIn([source('visible', 'chillconnect/helpdesksetup')], 'abc')).toEqual([]);
});

test('fewer than three characters find no records', async () => {
  expect(await findIn([source('visible', 'ecenter/letters')], 'ab')).toEqual([]);
});
