import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { happeningHandlers } from '../../../hr-api/workplace/happenings/handlers';
import { wishes } from '../../../hr-api/workplace/happenings/tables';
import { dayOf, daysAfter, wireDate } from '../../../hr-api/platform/dates';
import { persons } from '../../../hr-api/people/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';

let hr: TestApp;
let token: string;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
  token = await hr.tokenOf('E1002');
  for (const empid of ['E1001', 'E1016']) await celebrate(empid, today);
});
afterAll(() => hr.stop());

async function celebrate(empid: string, on: string) {
  const { personId } = await employmentOf(hr, empid);
  await hr.db
    .update(persons)
    .set({ bornOn: `1990${on.slice(4)}` })
    .where(eq(persons.id, personId));
}

const wishFor = async (empid: string, more: Partial<Record<'WishCode' | 'Content' | 'AttachImage', string>> = {}) => ({
  WishCode: `BirthDay-${today}`,
  ChillCode: (await employmentOf(hr, empid)).code,
  Content: 'Happy birthday!',
  AttachImage: '',
  ...more,
});
const sentBy = async (empid: string) => {
  const { personId } = await employmentOf(hr, empid);
  return hr.db
    .select()
    .from(wishes)
    .where(and(eq(wishes.senderId, personId), eq(wishes.occasionOn, today)));
};

test('a colleague sends a wish with a card, and the person wished reads it (VCALL-44, HAP-11)', async () => {
  const images = (await hr.call('listWishImages', {}, { token, language: 'de' })).reply();
  expect(images).toHaveLength(8);
  expect(images[0]).toEqual({ ImagePath: 'wish-cards/balloons.svg', ImageName: 'Luftballons' });

  const happenings = (await hr.call('listHappeningsToday', {}, { token })).reply();
  const birthday = happenings.find(({ Empid }) => Empid === 'E1001')!;
  expect(birthday).toMatchObject({ WishType: 'BirthDay', CurrentDay: wireDate(today), IsWished: false });
  const { WishCode, ChillCode } = birthday;
  const wish = { WishCode, ChillCode, Content: '  Have a <b>good</b> one  ', AttachImage: 'wish-cards/balloons.svg' };
  const sent = (await hr.call('sendWish', wish, { token })).reply();
  expect(sent).toEqual({ SentCode: expect.stringMatching(/^[\w-]{22}$/) });
  hr.clock.advance(60_000);

  const received = (
    await hr.call('listReceivedWishes', {}, { token: await hr.tokenOf('E1001'), language: 'ja' })
  ).reply();
  expect(received[0]).toEqual({
    WishCode: expect.stringMatching(/^[\w-]{22}$/),
    WishType: 'BirthDay',
    IsWelcome: false,
    Name: 'Vikram Nair',
    Empid: 'E1002',
    HasPhoto: true,
    Content: 'Have a <b>good</b> one',
    AttachImage: 'wish-cards/balloons.svg',
    ImageName: '風船',
    SentDate: `${wireDate(today)} 12:00`,
  });
  const after = (await hr.call('listHappeningsToday', {}, { token })).reply();
  expect(after.find(({ Empid }) => Empid === 'E1001')?.IsWished).toBe(true);
  const [audited] = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'send wish'));
  expect(audited).toMatchObject({ subjectKind: 'wish', after: { kind: 'BirthDay', imagePath: wish.AttachImage } });
  expect(JSON.stringify(audited)).not.toContain('good');
});

test('a wish taken back within a minute never arrives; later, or by another, it is refused', async () => {
  const ofAnanya = await hr.tokenOf('E1001');
  const arrivedAt = async () => (await hr.call('listReceivedWishes', {}, { token: ofAnanya })).reply().length;
  const before = await arrivedAt();
  const sendOne = async () => (await hr.call('sendWish', await wishFor('E1001'), { token })).reply();
  const withdraw = async ({ SentCode }: { SentCode: string }, as = token) => {
    const answer = await hr.call('withdrawWish', { SentCode }, { token: as });
    return answer.status === 200 ? 'taken back' : answer.error().code;
  };
  const first = await sendOne();
  hr.clock.advance(59_000);
  expect(await withdraw(first, ofAnanya)).toBe('not_found');
  expect(await withdraw(first)).toBe('taken back');
  expect(await withdraw(first)).toBe('not_found');
  const second = await sendOne();
  expect(await arrivedAt()).toBe(before);
  hr.clock.advance(60_000);
  expect(await withdraw(second)).toBe('conflict');
  expect(await arrivedAt()).toBe(before + 1);
});

test('nobody reads what others were wished', async () => {
  const { personId } = await employmentOf(hr, 'E1004');
  const mine = await hr.db.select().from(wishes).where(eq(wishes.receiverId, personId));
  const read = (await hr.call('listReceivedWishes', {}, { token: await hr.tokenOf('E1004') })).reply();
  expect(read.map(({ WishCode }) => WishCode).sort()).toEqual(mine.map(({ code }) => code).sort());
  expect(read.length).toBeGreaterThan(0);
});

test('one key sends one wish; another text under it is refused (F15, F16)', async () => {
  const before = (await sentBy('E1002')).length;
  const wish = await wishFor('E1001', { Content: 'Once' });
  const options = { token, idempotencyKey: 'wish-once-0123456789' };
  const answers = await Promise.all([hr.call('sendWish', wish, options), hr.call('sendWish', wish, options)]);
  const [first, second] = answers.map((answer) => answer.reply());
  expect(first).toEqual(second);
  expect(await sentBy('E1002')).toHaveLength(before + 1);
  const other = await hr.call('sendWish', { ...wish, Content: 'Twice' }, options);
  expect([other.status, other.error().code]).toEqual([422, 'idempotency_mismatch']);
});

test.each(['', '   ', '\n\t', 'x'.repeat(501)])(
  'a wish of %j is refused (HAP-16, VOPQ-33, VOPQ-48)',
  async (Content) => {
    const refused = (await hr.call('sendWish', await wishFor('E1001', { Content }), { token })).error();
    expect([refused.code, refused.issues?.map(({ path }) => path)]).toEqual(['invalid', ['Content']]);
  },
);

test.each(['https://evil.example/a.svg', 'wish-cards/../secret.svg', 'wish-cards/unknown.svg', 'javascript:alert(1)'])(
  'a wish carries a card of the gallery, and not %s',
  async (AttachImage) => {
    const refused = (await hr.call('sendWish', await wishFor('E1001', { AttachImage }), { token })).error();
    expect(refused.issues).toEqual([{ path: 'AttachImage', message: 'not_in_gallery' }]);
  },
);

describe('who may be wished something', () => {
  const refusalOf = async (empid: string, more = {}) =>
    (await hr.call('sendWish', await wishFor(empid, more), { token })).error().code;

  test('a colleague of another business is nobody, whatever day it is for them (T63)', async () => {
    expect(await refusalOf('E1016')).toBe('not_found');
  });

  test('one cannot wish oneself something', async () => {
    await celebrate('E1002', today);
    expect(await refusalOf('E1002')).toBe('not_found');
  });

  test('a past or far day, another person’s day and unknown codes are refused', async () => {
    for (const WishCode of [
      `BirthDay-${daysAfter(today, -1)}`,
      `BirthDay-${daysAfter(today, 2)}`,
      `BirthDay-${daysAfter(today, 1)}`,
      `Joining-${today}`,
      'Retirement',
    ]) {
      expect([WishCode, await refusalOf('E1001', { WishCode })]).toEqual([WishCode, 'not_found']);
    }
    const unknown = { ...(await wishFor('E1001')), ChillCode: 'nobody' };
    expect((await hr.call('sendWish', unknown, { token })).error().code).toBe('not_found');
  });

  test('tomorrow’s birthday may be wished for today', async () => {
    const tomorrow = daysAfter(today, 1);
    await celebrate('E1003', tomorrow);
    const wish = await wishFor('E1003', { WishCode: `BirthDay-${tomorrow}` });
    expect((await hr.call('sendWish', wish, { token })).status).toBe(200);
  });

  test('everybody whom the list names may be wished something, with the codes of the list', async () => {
    const rows = (await hr.call('listHappeningsToday', {}, { token })).reply();
    expect(rows.length).toBeGreaterThan(2);
    for (const { WishCode, ChillCode } of rows) {
      const sent = await hr.call('sendWish', { WishCode, ChillCode, Content: 'All the best' }, { token });
      expect([WishCode, sent.status]).toEqual([WishCode, 200]);
    }
  });
});

describe('who is new', () => {
  const joinersFor = async (as: string) =>
    (await hr.call('listHappeningsToday', { WithJoiners: true }, { token: as }))
      .reply()
      .filter(({ JoinedDate }) => JoinedDate);

  test('a colleague greets somebody new once, who reads it as a welcome', async () => {
    const [joiner] = await joinersFor(token);
    expect(joiner).toMatchObject({ WishType: 'Joining', CurrentDay: wireDate(today), Years: null, IsWished: false });
    const { WishCode, ChillCode, Empid } = joiner!;
    const hello = { WishCode, ChillCode, Content: 'Welcome!' };
    const sent = await Promise.all([hr.call('sendWish', hello, { token }), hr.call('sendWish', hello, { token })]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await joinersFor(token))[0]).toMatchObject({ Empid, WishCode: '', IsWished: true });
    hr.clock.advance(60_000);
    const received = await happeningHandlers.listReceivedWishes.handle({}, contextOf(hr, await actorOf(hr, Empid)));
    expect(received.filter(({ IsWelcome }) => IsWelcome)).toEqual([
      expect.objectContaining({ Name: 'Vikram Nair', Content: 'Welcome!', WishType: 'Joining' }),
    ]);
  });

  test('who is no colleague, joined on another day or is new no more is not greeted', async () => {
    const as = await hr.tokenOf('E1003');
    const joiners = await joinersFor(as);
    const { WishCode, ChillCode, JoinedDate } = joiners.at(-1)!;
    const refusalOf = async (code: string, whose: string) =>
      (await hr.call('sendWish', { WishCode: code, ChillCode, Content: 'Welcome!' }, { token: whose })).error().code;
    expect(await refusalOf(WishCode, await hr.tokenOf('E1016'))).toBe('not_found');
    expect(await refusalOf(`Joining-${daysAfter(WishCode.slice(8), 1)}`, as)).toBe('not_found');
    hr.clock.advance(14 * 86_400_000);
    const later = await hr.tokenOf('E1003');
    expect((await joinersFor(later)).map((one) => one.JoinedDate)).not.toContain(JoinedDate);
    expect(await refusalOf(WishCode, later)).toBe('not_found');
    hr.clock.advance(-14 * 86_400_000);
  });
});

test('a role without happenings sends nothing, and still reads what it received (T65, T66)', async () => {
  const actor = await actorOf(hr, 'E1005', ROLE.helpdesk);
  const context = contextOf(hr, actor);
  const wish = await wishFor('E1001');
  const listed = await happeningHandlers.listHappeningsToday.handle({}, context);
  expect(listed.map(({ WishCode, ChillCode }) => `${WishCode}${ChillCode}`)).toEqual(listed.map(() => ''));
  expect(listed.length).toBeGreaterThan(0);
  const token = await hr.tokenOf('E1005');
  expect((await hr.call('sendWish', wish, { token })).error().code).toBe('forbidden');
  expect((await happeningHandlers.listReceivedWishes.handle({}, context)).length).toBeGreaterThan(0);
});
