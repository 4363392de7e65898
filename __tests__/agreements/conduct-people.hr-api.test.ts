import { and, eq, inArray } from 'drizzle-orm';
import { conductsFor } from '../../hr-api/agreements/audience';
import { conducts } from '../../hr-api/agreements/tables';
import { dayOf } from '../../hr-api/platform/dates';
import { texts } from '../../hr-api/platform/texts/tables';
import { persons } from '../../hr-api/people/tables';
import type { RequestFor } from '../../lib/contract/all';
import { employmentOf } from '../people/cast-actors';
import { startConductAdmin, type ConductAdmin } from './conduct-admin';

let hr: ConductAdmin['hr'];
let tokens: ConductAdmin['tokens'];
let ask: ConductAdmin['ask'];
let save: ConductAdmin['save'];
let publish: ConductAdmin['publish'];
let forPerson: ConductAdmin['forPerson'];
beforeEach(async () => {
  ({ hr, tokens, ask, save, publish, forPerson } = await startConductAdmin());
});
afterEach(() => hr.stop());

test('whom an agreement counts as asked is exactly whom it asks, person by person', async () => {
  const audiences = [
    [{ Kind: 'unit' as const, Code: 'instruments' }],
    [
      { Kind: 'location' as const, Code: 'boston' },
      { Kind: 'unit' as const, Code: 'talent' },
    ],
    [{ Kind: 'unit' as const, Code: 'instruments' }, ...(await forPerson('E1015'))],
  ];
  const today = dayOf(hr.clock.now);
  const everybody = await hr.db.select({ id: persons.id, empid: persons.empid }).from(persons);
  for (const Audience of audiences) {
    const { ConductCode, Asked } = await save({ Audience });
    const [conduct] = await hr.db.select().from(conducts).where(eq(conducts.code, ConductCode));
    const listed = (await ask('listConductPeople', { ConductCode, PageSize: 200 })).reply();
    const asked: (string | null)[] = [];
    for (const { id, empid } of everybody) {
      const isFor = inArray(conducts.id, conductsFor(id, today));
      if (
        (
          await hr.db
            .select()
            .from(conducts)
            .where(and(eq(conducts.id, conduct!.id), isFor))
        ).length > 0
      )
        asked.push(empid);
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBe(Asked);
    expect(asked.sort()).toEqual(listed.map(({ empid }) => empid).sort());
  }
});

test('people come by name, page after page, by state and by a part of their name', async () => {
  const current = (await ask('listConducts', {}))
    .reply()
    .find(({ State, Title }) => State === 'current' && Title === 'Code of conduct')!;
  const { ConductCode } = current;
  const { Asked, Accepted } = (await ask('getConductProgress', { ConductCode })).reply();
  const page = async (request: Partial<RequestFor<'listConductPeople'>>) =>
    (await ask('listConductPeople', { ConductCode, ...request })).reply();
  const names: string[] = [];
  let After = '';
  for (;;) {
    const rows = await page({ State: 'accepted', After, PageSize: 60 });
    names.push(...rows.map(({ empid }) => empid));
    if (rows.length < 60) break;
    After = rows.at(-1)!.Position;
  }
  expect(names).toHaveLength(Accepted);
  expect(new Set(names).size).toBe(names.length);
  const pending = await page({ State: 'pending', PageSize: 200 });
  expect(pending).toHaveLength(Asked - Accepted);
  expect(pending.find(({ empid }) => empid === 'E1008')).toMatchObject({
    AcceptedAt: '',
    SignatureCode: '',
    RemindedAt: '',
  });
  const [ananya] = await page({ Search: 'e1001' });
  expect(ananya).toMatchObject({ empid: 'E1001', AcceptedAt: expect.stringMatching(/^2026-/) as string });
  expect((await ask('countConductPeople', { ConductCode, Search: 'E1001' })).reply()).toEqual({
    Pending: 0,
    Accepted: 1,
  });
  expect(await page({ Search: '%' })).toEqual([]);
  expect(await page({ After: 'nobody' })).toEqual([]);
});

test('pages of a small audience follow one order, people of one name included', async () => {
  const { ConductCode } = await save({ Audience: [{ Kind: 'location', Code: 'boston' }] });
  for (const Search of ['', 'an']) {
    const page = async (After: string, PageSize: number) =>
      (await ask('listConductPeople', { ConductCode, State: 'pending', Search, After, PageSize })).reply();
    const all = (await page('', 200)).map(({ empid }) => empid);
    const turned: string[] = [];
    for (let After = ''; ;) {
      const rows = await page(After, 3);
      turned.push(...rows.map(({ empid }) => empid));
      if (rows.length < 3) break;
      After = rows.at(-1)!.Position;
    }
    expect(all.length).toBeGreaterThan(3);
    expect(turned).toEqual(all);
  }
});

test('the list is saved as csv, no column of which any spreadsheet computes (T87)', async () => {
  const { personId } = await employmentOf(hr, 'E1001');
  await hr.db.update(persons).set({ empid: '@1001', name: '=cmd("a"),Ånanya' }).where(eq(persons.id, personId));
  await hr.db.update(texts).set({ name: ' +1;-2+3' }).where(eq(texts.kind, 'unit'));
  await hr.db.update(texts).set({ name: '\u200b＝1' }).where(eq(texts.kind, 'location'));
  const { ConductCode } = await save({ Audience: [...(await forPerson('@1001')), ...(await forPerson('E1002'))] });
  await publish(ConductCode);
  const answer = await hr.call(
    'exportConductPeople',
    { ConductCode, State: 'pending' },
    { token: tokens.sofia, language: 'de' },
  );
  expect(answer.headers['content-type']).toBe('text/csv');
  expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Travel%20rules%201.csv");
  const text = answer.bytes.toString('utf8');
  expect(text.startsWith('\uFEFFPersonalnummer,Name,Einheit,Standort,Zugestimmt am,Erinnert am\r\n')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(2);
  expect(lines).toContain(`'@1001,"'=cmd(""a""),Ånanya","' +1;'-2+3",'\u200b＝1,,`);
});
