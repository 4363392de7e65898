import { eq } from 'drizzle-orm';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import { pendingConduct } from '../../hr-api/agreements/data';
import { acceptances, conducts } from '../../hr-api/agreements/tables';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import type { RequestFor } from '../../lib/contract/all';
import { conductAdminCalls } from '../../lib/contract/agreements/admin';
import { upload } from '../platform/files/upload';
import { employmentOf } from '../people/cast-actors';
import { conductDraft } from './conduct-draft';
import { startConductAdmin, type ConductAdmin } from './conduct-admin';

const DAY = 24 * 3_600_000;

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

const versionsOf = async (series: string) =>
  (await ask('listConducts', {}))
    .reply()
    .filter(({ Series }) => Series === series)
    .map(({ Version, State }) => `${Version} ${State}`);
const isPendingFor = async (empid: string, code: string, now = hr.clock.now) => {
  const { personId } = await employmentOf(hr, empid);
  return (await pendingConduct(hr.db, personId, now))?.code === code;
};
const issuesOf = async (request: RequestFor<'saveConduct'>) =>
  (await ask('saveConduct', request)).error().issues?.map(({ path, message }) => `${path} ${message}`);

test('an employee may make no call that keeps agreements, and HR and administrators may', async () => {
  const { ConductCode } = await save();
  const requests: { readonly [Name in keyof typeof conductAdminCalls]: RequestFor<Name> } = {
    listConducts: {},
    getConductVersion: { ConductCode },
    listConductChoices: {},
    saveConduct: conductDraft({ ConductCode }),
    deleteConductDraft: { ConductCode },
    publishConduct: { ConductCode },
    withdrawConduct: { ConductCode },
    listConductPeople: { ConductCode },
    getConductProgress: { ConductCode },
    countConductPeople: { ConductCode },
    exportConductPeople: { ConductCode },
    remindOfConduct: { ConductCode },
    uploadConductFile: { filename: 'a.pdf' },
    getSignedConduct: { SignatureCode: 'none' },
    verifySignature: { Sha256: '0'.repeat(64) },
  };
  const token = tokens.ananya;
  const refused: Record<string, string> = {
    uploadConductFile: (await upload(hr, 'uploadConductFile', { token })).error().code,
  };
  for (const name of Object.keys(requests) as (keyof typeof requests)[]) {
    if (name !== 'uploadConductFile') refused[name] = (await hr.call(name, requests[name], { token })).error().code;
  }
  // Whether there is such a signature is nobody else's business.
  const expected = Object.keys(requests).map((name) => [name, name === 'getSignedConduct' ? 'not_found' : 'forbidden']);
  expect(refused).toEqual(Object.fromEntries(expected));
  expect((await hr.call('listConducts', {}, { token: await hr.tokenOf('E1006') })).status).toBe(200);

  // HR who works as an employee at the moment is none.
  const asEmployee = await hr.call('changeRole', { RoleCode: ROLE.employee }, { token: tokens.sofia });
  const { authToken } = asEmployee.reply();
  expect((await hr.call('listConducts', {}, { token: authToken })).error().code).toBe('forbidden');
});

test('the sample has current, replaced and planned versions with acceptances', async () => {
  const listed = (await ask('listConducts', {})).reply();
  const states = listed.map(({ Title, Version, State, Form }) => `${Title} ${Version}: ${State}, ${Form}`);
  expect(states).toEqual(
    expect.arrayContaining([
      'Code of conduct 1: replaced, text',
      'Code of conduct 2: current, text',
      'Yearly check of your record 1: current, sections',
      'Yearly check of your record 2: planned, sections',
    ]),
  );
  for (const { ConductCode } of listed) {
    const { Pending, Accepted } = (await ask('countConductPeople', { ConductCode })).reply();
    expect((await ask('getConductProgress', { ConductCode })).reply()).toEqual({ Asked: Pending + Accepted, Accepted });
  }
  const german = await hr.call('listConducts', {}, { token: tokens.sofia, language: 'de' });
  expect(german.reply().map(({ Title }) => Title)).toContain('Verhaltenskodex');
});

test('a draft is written, read back clean, changed, published, and asks people from then on', async () => {
  const Texts = [
    {
      Language: 'en' as const,
      Title: ' Travel rules ',
      Content: '<p onclick="x()">Go</p><script>1</script>',
      AgreeText: '<b>Yes</b>',
    },
    { Language: 'de' as const, Title: 'Reiseregeln', Content: '<p>Fahrt</p>', AgreeText: '' },
  ];
  const Audience = [{ Kind: 'location' as const, Code: 'munich' }, ...(await forPerson('E1001'))];
  const draft = await save({ Texts, Audience });
  expect(draft).toMatchObject({ Version: 1, State: 'draft', PublishedAt: '', Title: 'Travel rules', Accepted: 0 });
  expect(await isPendingFor('E1001', draft.ConductCode)).toBe(false);

  const kept = (await ask('getConductVersion', { ConductCode: draft.ConductCode })).reply();
  expect(kept.Texts).toEqual([
    { ...Texts[1] },
    { Language: 'en', Title: 'Travel rules', Content: '<p>Go</p>', AgreeText: '<b>Yes</b>' },
  ]);
  expect(kept.Audience).toEqual([
    { Kind: 'location', Code: 'munich', Name: 'Munich' },
    { Kind: 'person', Code: (await employmentOf(hr, 'E1001')).code, Name: expect.stringMatching(/^E1001 /) as string },
  ]);
  const changed = await save({ ConductCode: draft.ConductCode, Audience: await forPerson('E1001') });
  expect(changed).toMatchObject({ ConductCode: draft.ConductCode, Version: 1, Asked: 1 });

  expect(await publish(draft.ConductCode)).toMatchObject({ State: 'current', PublishedAt: hr.clock.now.toISOString() });
  expect(await isPendingFor('E1001', draft.ConductCode)).toBe(true);
  expect((await hr.signIn('E1001')).reply().ischg).toBe(3);
  const again = await ask('saveConduct', conductDraft({ ConductCode: draft.ConductCode }));
  expect(again.error().code).toBe('conflict');
  const actions = await hr.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectKind, 'conduct'));
  expect(actions.map(({ action }) => action)).toEqual(['save conduct draft', 'save conduct draft', 'publish conduct']);
});

test('what is incomplete can be saved and not published', async () => {
  const publishing = async (values: Partial<RequestFor<'saveConduct'>>, From = '') => {
    const { ConductCode } = await save(values);
    const refusal = (await ask('publishConduct', { ConductCode, From })).error();
    await ask('deleteConductDraft', { ConductCode });
    return refusal.issues?.map(({ path, message }) => `${path} ${message}`);
  };
  expect(await publishing({ Texts: [{ Language: 'de', Title: 'Reiseregeln' }] })).toEqual(['Texts no_english']);
  expect(await publishing({ Texts: [{ Language: 'en', Title: 'Travel' }] })).toEqual(['Texts no_content']);
  expect(await publishing({ Form: 'signed-pdf' })).toEqual(['FileHeaderCode no_file']);
  const before = new Date(hr.clock.now.getTime() - 60_000).toISOString();
  expect(await publishing({}, before)).toEqual(['From past']);

  expect(await issuesOf(conductDraft({ Form: 'sections' }))).toEqual(['Sections no_sections']);
  expect(await issuesOf(conductDraft({ Audience: [{ Kind: 'unit', Code: 'nowhere' }] }))).toEqual(['Audience unknown']);
  const twice = [
    { Kind: 'unit' as const, Code: 'talent' },
    { Kind: 'unit' as const, Code: 'talent' },
  ];
  expect(await issuesOf(conductDraft({ Audience: twice }))).toEqual(['Audience doubled']);
});

test('a planned version takes effect at its time and asks everybody again', async () => {
  const first = await save({ Audience: await forPerson('E1001') });
  await publish(first.ConductCode);
  const { personId } = await employmentOf(hr, 'E1001');
  const [row] = await hr.db.select().from(conducts).where(eq(conducts.code, first.ConductCode));
  await hr.db.insert(acceptances).values({ conductId: row!.id, personId, acceptedAt: hr.clock.now });

  const Series = first.Series;
  const second = await save({ Series, Audience: await forPerson('E1001') });
  expect(await issuesOf(conductDraft({ Series }))).toEqual(['Series draft_exists']);
  await publish(second.ConductCode, new Date(hr.clock.now.getTime() + DAY).toISOString());
  expect(await versionsOf(Series)).toEqual(['2 planned', '1 current']);
  expect(await issuesOf(conductDraft({ Series }))).toEqual(['Series draft_exists']);
  expect(await isPendingFor('E1001', second.ConductCode)).toBe(false);

  hr.clock.advance(DAY);
  tokens.sofia = await hr.tokenOf('E1004');
  expect(await versionsOf(Series)).toEqual(['2 current', '1 replaced']);
  expect(await isPendingFor('E1001', second.ConductCode)).toBe(true);
  expect((await ask('remindOfConduct', { ConductCode: first.ConductCode })).error().code).toBe('conflict');
});

test('withdrawing restores the version before; a planned one becomes a draft', async () => {
  const { ConductCode: first, Series } = await save({ Audience: await forPerson('E1001') });
  await publish(first);
  const { ConductCode: second } = await save({ Series, Audience: await forPerson('E1001') });
  await publish(second, new Date(hr.clock.now.getTime() + DAY).toISOString());
  expect((await ask('withdrawConduct', { ConductCode: second })).reply().State).toBe('draft');
  await publish(second);
  expect(await versionsOf(Series)).toEqual(['2 current', '1 replaced']);
  expect((await ask('withdrawConduct', { ConductCode: second })).reply().State).toBe('withdrawn');
  expect(await versionsOf(Series)).toEqual(['2 withdrawn', '1 current']);
  expect(await isPendingFor('E1001', second)).toBe(false);
  expect(await isPendingFor('E1001', first)).toBe(true);
  expect((await ask('withdrawConduct', { ConductCode: second })).error().code).toBe('conflict');
  expect((await ask('deleteConductDraft', { ConductCode: second })).error().code).toBe('conflict');
});
