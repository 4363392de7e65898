import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { sectionOn } from '../../hr-api/people/record/sections/sections';
import { dayOf } from '../../hr-api/platform/dates';
import { withoutMetadata } from '../../hr-api/platform/files/inspection/without-metadata';
import { employmentOf } from '../people/cast-actors';
import { jpeg, metadata, POSITION } from '../platform/files/jpeg';
import { drawnPng } from '../platform/files/pictures';
import { upload } from '../platform/files/upload';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole, keep } from './a-record';

const PHOTO = 2;

let hr: TestApp;
let own: { token: string };
let human: { token: string };
let manager: { token: string };
let stranger: { token: string };
let ananya: { code: string };

beforeAll(async () => {
  hr = await startApp();
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  manager = await inRole(hr, 'E1002', ROLE.appraiser);
  stranger = { token: await hr.tokenOf('E1016') };
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

const send = (token: string, content: Buffer, { fileName = 'Photo.Jpeg', type = 'image/jpeg' } = {}) =>
  upload(hr, 'uploadSectionFile', { token, fileName, content, type });

const save = (who: { token: string }, Photo: string, ChillCode = '') =>
  hr.call('saveSection', { SectionCode: PHOTO, ChillCode, Photo } as never, { ...who, member: 'profilephoto' });

const shownTo = async (who: { token: string }) => hr.call('getUserPhoto', { empid: 'E1001' }, who);

test('a saved photo is shown wherever its person is (PHOT-08 to PHOT-10, SECT-22)', async () => {
  const content = jpeg({ size: 5_000 });
  const { HeaderCode, FileName } = (await send(own.token, content)).reply();
  expect(FileName).toBe('Photo.Jpeg');
  expect((await shownTo(own)).headers['content-type']).toBe('image/png');
  (await save(own, HeaderCode)).reply();
  const shown = await shownTo(manager);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(shown.bytes).toEqual(withoutMetadata(content));
  expect((await shownTo(stranger)).status).toBe(404);
});

test('what a phone writes beside a photo is not kept, but for how it is turned', async () => {
  const content = jpeg({ extra: metadata(), behind: Buffer.concat([jpeg({ extra: metadata() })]) });
  expect(content.includes(POSITION)).toBe(true);
  const { HeaderCode } = (await send(own.token, content)).reply();
  (await save(own, HeaderCode)).reply();
  for (const { bytes } of [await shownTo(own), await hr.call('getSectionFile', { headercode: HeaderCode }, own)]) {
    expect(bytes.includes(POSITION)).toBe(false);
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes(Buffer.from('011200030000000100060000', 'hex'))).toBe(true);
    expect(withoutMetadata(bytes)).toEqual(bytes);
  }
});

test('a photo of 200,000 bytes is taken, and not with one more', async () => {
  const [most, more] = [jpeg({ size: 200_000 }), jpeg({ size: 200_001 })];
  expect([most.length, more.length]).toEqual([200_000, 200_001]);
  expect((await send(own.token, most)).status).toBe(200);
  expect((await send(own.token, more)).error().code).toBe('file_too_large');
});

test('a PNG is no photo, neither called a JPEG nor as itself', async () => {
  const png = drawnPng(20, 20);
  expect((await send(own.token, png)).error().code).toBe('file_content');
  const asItself = await send(own.token, png, { fileName: 'Photo.png', type: 'image/png' });
  const { HeaderCode } = asItself.reply();
  expect((await save(own, HeaderCode)).error().issues).toEqual([{ path: 'Photo', message: 'not_a_jpeg' }]);
});

test('a JPEG that breaks off is refused', async () => {
  const whole = jpeg({ extra: metadata() });
  for (const length of [60, whole.length - 2])
    expect((await send(own.token, whole.subarray(0, length))).error().code).toBe('file_content');
});

test('HR may change somebody’s photo, never take it away; a manager and a stranger may not', async () => {
  const by = async (who: { token: string }) => {
    const { HeaderCode } = (await send(who.token, jpeg())).reply();
    return save(who, HeaderCode, ananya.code);
  };
  expect((await by(manager)).error().code).toBe('forbidden');
  expect((await by(stranger)).error().code).toBe('not_found');
  expect((await by(human)).status).toBe(200);
  expect((await shownTo(own)).bytes).toEqual(withoutMetadata(jpeg()));
  expect((await save(human, '', ananya.code)).error().issues).toEqual([{ path: 'Photo', message: 'required' }]);
});

test('a photo that somebody else has sent is refused at its field', async () => {
  const { HeaderCode } = (await send(manager.token, jpeg())).reply();
  expect((await save(own, HeaderCode)).error().issues).toEqual([{ path: 'Photo', message: 'unknown_file' }]);
});

test('nobody whose photo stands already is asked for one, and saving nothing leaves it', async () => {
  const shown = async () => (await hr.call('getUserPhoto', { empid: 'E1016' }, stranger)).bytes;
  const before = await shown();
  const fields = async () =>
    (await hr.call('listSectionFields', { SectionCode: PHOTO, ChillCode: '' }, stranger)).reply();
  expect((await fields()).map(({ Mandatory }) => Mandatory)).toEqual([false]);
  (await save(stranger, '')).reply();
  expect(await shown()).toEqual(before);

  const { HeaderCode } = (await send(stranger.token, jpeg())).reply();
  (await save(stranger, HeaderCode)).reply();
  expect((await fields()).map(({ Mandatory }) => Mandatory)).toEqual([true]);
  expect((await save(stranger, '')).error().issues).toEqual([{ path: 'Photo', message: 'required' }]);
});

test('what is saved beside a photo takes away the section’s own at most', async () => {
  const { personId } = await employmentOf(hr, 'E1005');
  const section = (await sectionOn(hr.db, PHOTO, dayOf(hr.clock.now)))!;
  const someone = { token: await hr.tokenOf('E1005') };
  const status = async () => (await hr.call('getUserPhoto', { empid: 'E1005' }, someone)).status;
  await keep(hr, section, { personId, answers: { Caption: 'At the lake' } });
  expect(await status()).toBe(200);
  const { HeaderCode } = (await send(someone.token, jpeg())).reply();
  (await save(someone, HeaderCode)).reply();
  await keep(hr, section, { personId, answers: { Caption: 'At the lake' } });
  expect(await status()).toBe(404);
});
