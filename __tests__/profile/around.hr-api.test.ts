import { inArray } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { accounts } from '../../hr-api/people/accounts/tables';
import { businesses } from '../../hr-api/people/organisation/tables';
import { employmentOf } from '../people/cast-actors';
import { jpeg, metadata, POSITION } from '../platform/files/jpeg';
import { drawnPng } from '../platform/files/pictures';
import { upload } from '../platform/files/upload';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from './a-record';

let hr: TestApp;
let own: { token: string };
let human: { token: string };
let manager: { token: string };
let stranger: { token: string };
let ananya: { code: string; personId: string };

beforeAll(async () => {
  hr = await startApp();
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  manager = await inRole(hr, 'E1002', ROLE.appraiser);
  stranger = { token: await hr.tokenOf('E1016') };
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

describe('the checklist', () => {
  const list = async (who: { token: string }, UserCode = ananya.code) => hr.call('listChecklist', { UserCode }, who);

  test('adds up to how complete the card says the record is (Q16, Q17)', async () => {
    const rows = (await list(own, '')).reply();
    const sum = (of: 'Asked' | 'Filled') => rows.reduce((all, row) => all + row[of], 0);
    const [card] = (await hr.call('listEmployeeCard', {}, own)).reply();
    expect(card?.EmpPercentage).toBe(Math.floor((sum('Filled') / sum('Asked')) * 100));
    expect(rows.every(({ EditFlag }) => EditFlag)).toBe(true);
  });

  test('names what is missing by its labels, in the language of the call', async () => {
    const incomplete = async (headers: Record<string, string>) => {
      for (const empid of ['E1008', 'E1009', 'E1011', 'E1012', 'E1014', 'E1016']) {
        const UserCode = (await employmentOf(hr, empid)).code;
        const rows = (await hr.call('listChecklist', { UserCode }, { ...human, headers })).reply();
        const found = rows.find(({ Missing }) => Missing.length > 0);
        if (found) return found;
      }
      throw new Error('every record of the sample is complete');
    };
    const [english, german] = [await incomplete({}), await incomplete({ 'accept-language': 'de' })];
    expect(english.Missing).toHaveLength(english.Asked - english.Filled);
    expect(german.Missing).toHaveLength(english.Missing.length);
    expect(german.SectionName).not.toBe(english.SectionName);
  });

  test('tells a manager of the sections that are open to them, and of no label that is not', async () => {
    const codes = async (who: { token: string }) => (await list(who)).reply().map(({ SectionCode }) => SectionCode);
    const ofManager = (await list(manager)).reply();
    expect(ofManager.some(({ EditFlag }) => EditFlag)).toBe(false);
    expect((await codes(human)).length).toBeGreaterThan(ofManager.length);
    const open = (await hr.call('listSections', { ChillCode: ananya.code }, manager)).reply();
    const shown = open.map(({ SectionCode }) => SectionCode);
    expect(ofManager.filter(({ SectionCode }) => !shown.includes(SectionCode))).toEqual([]);
  });

  test('of whom one may not know, or of nobody, there is none', async () => {
    for (const code of [ananya.code, 'nobody']) expect((await list(stranger, code)).error().code).toBe('not_found');
    expect((await list(own, 'x'.repeat(65))).error().code).toBe('invalid');
  });
});

describe('the flags of the card', () => {
  const flags = async (who: { token: string }, UserCode = ananya.code) => {
    const [card] = (await hr.call('listEmployeeCard', { UserCode }, who)).reply();
    return [card?.printflag, card?.DocumentManager];
  };

  test('whoever may read a record that lacks something is offered its checklist (CARD-17)', async () => {
    const offered = new Set<boolean>();
    for (const empid of ['E1001', 'E1019', 'E1032', 'E1045', 'E1046']) {
      const { code: UserCode } = await employmentOf(hr, empid);
      const [card] = (await hr.call('listEmployeeCard', { UserCode }, human)).reply();
      expect(card?.printflag).toBe(Number(card?.EmpPercentage) < 100);
      offered.add(card?.printflag ?? false);
      if (empid !== 'E1001') expect((await flags(own, UserCode))[0] ?? false).toBe(false);
    }
    expect(offered.size).toBe(2);
  });

  test('documents are offered of oneself in a role that has their page (CARD-14)', async () => {
    expect([(await flags(own, ''))[1], (await flags(manager))[1], (await flags(human))[1]]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the cover', () => {
  const cover = (who: { token: string }, ChillCode = ananya.code) => hr.call('getCoverDetail', { ChillCode }, who);

  test('is that of the business, for whoever may know the person (INFO-13)', async () => {
    const asked = [cover(own, ''), cover(manager), cover(own, (await employmentOf(hr, 'E1002')).code)];
    for (const answer of await Promise.all(asked))
      expect(answer.reply()).toEqual({ CoverImagePath: 'covers/instruments.svg' });
    for (const code of [ananya.code, 'nobody']) expect((await cover(stranger, code)).error().code).toBe('not_found');
    expect((await cover(own, 'x'.repeat(65))).error().code).toBe('invalid');
  });

  test('that lies anywhere but in the portal is none', async () => {
    await hr.db.update(businesses).set({ coverImagePath: 'https://evil.example/a.png' });
    expect((await cover(own, '')).reply()).toEqual({ CoverImagePath: '' });
  });
});

describe('the photo of a candidate', () => {
  let candidate: { token: string };
  let other: { token: string };
  beforeAll(async () => {
    candidate = { token: await hr.tokenOf('E1013') };
    other = { token: await hr.tokenOf('E1012') };
    await hr.db
      .update(accounts)
      .set({ kind: 'candidate' })
      .where(inArray(accounts.loginId, ['E1012', 'E1013']));
  });
  const send = (content: Buffer, type = 'image/jpeg', fileName = 'Photo.Jpeg') =>
    upload(hr, 'uploadCandidatePhoto', { ...candidate, fileName, content, type });
  const read = (who: { token: string }, headercode: string) => hr.call('getCandidatePhoto', { headercode }, who);

  test('is sent, named and read by them alone, without its place (PHOT-15, PC-029 to PC-031)', async () => {
    const { HeaderCode } = (await send(jpeg({ extra: metadata() }))).reply();
    const info = (await hr.call('getCandidatePhotoInfo', { HeaderCode, Empid: 'anybody' }, candidate)).reply();
    expect(info).toMatchObject({ FileName: 'Photo.Jpeg', Type: 'image/jpeg' });
    const { status, bytes } = await read(candidate, HeaderCode);
    expect([status, bytes.includes(POSITION)]).toEqual([200, false]);
    for (const code of [HeaderCode, 'nobodys']) expect((await read(other, code)).status).toBe(404);
    expect((await hr.call('getCandidatePhotoInfo', { HeaderCode }, other)).error().code).toBe('not_found');
  });

  test('with the code 0 is the one that they have, and none where there is none', async () => {
    expect((await read(candidate, '0')).headers['content-type']).toMatch(/^image\//);
  });

  test('is a JPEG of at most 200,000 bytes', async () => {
    expect((await send(jpeg({ size: 200_000 }))).status).toBe(200);
    expect((await send(jpeg({ size: 200_001 }))).error().code).toBe('file_too_large');
    expect((await send(drawnPng(20, 20), 'image/png', 'Photo.png')).status).toBe(415);
  });

  test('is no employee’s to send or to read', async () => {
    expect((await read(own, '0')).status).toBe(403);
    expect((await hr.call('getCandidatePhotoInfo', { HeaderCode: '0' }, own)).error().code).toBe('forbidden');
  });
});
