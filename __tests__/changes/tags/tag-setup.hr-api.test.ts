import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { dayOf, daysAfter, wireDate } from '../../../hr-api/platform/dates';
import type { Tag } from '../../../lib/contract/changes/tag-setup';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

let hr: TestApp;
let today: string;
let human: { token: string };

beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

const named = (tags: readonly Tag[], name: string) => tags.find(({ Name }) => Name === name)!;
const list = async (language = 'en') =>
  (await hr.call('listTags', {}, { ...human, headers: { 'accept-language': language } })).reply();
const day = (days: number) => wireDate(daysAfter(today, days));
const issueOf = (answer: { error: () => { issues?: { path: string; message: string }[] } }) =>
  answer.error().issues?.[0];

test('HR names a tag in six languages, which everybody reads in theirs; without one in English', async () => {
  const Names = {
    en: 'Night shift',
    de: 'Nachtschicht',
    fr: 'Équipe de nuit',
    es: 'Turno de noche',
    ja: '夜勤',
    zh: '夜班',
  };
  const saved = await hr.call('saveTag', { TagCode: 0, Name: 'Night shift', IsActive: true, Names }, human);
  expect(named(saved.reply(), 'Night shift')).toMatchObject({ Names, Count: 0, Owners: [] });
  for (const language of ['de', 'ja'] as const)
    expect((await list(language)).map(({ Name }) => Name)).toContain(Names[language]);
  const { TagCode } = named(await list(), 'Night shift');
  await hr.call('saveTag', { TagCode, Name: 'Night', IsActive: true, Names: { ...Names, en: 'Night', zh: '' } }, human);
  expect([named(await list(), 'Night').TagCode, named(await list('zh'), 'Night').Names.zh]).toEqual([
    TagCode,
    undefined,
  ]);
  expect(named(await list('de'), 'Nachtschicht').TagCode).toBe(TagCode);
});

test('a name with a comma, or that another tag has in that language, is refused at its field', async () => {
  const save = (Name: string, Names: object) =>
    hr.call('saveTag', { TagCode: 0, Name, IsActive: true, Names }, human).then(issueOf);
  expect(await save('One, two', {})).toEqual({ path: 'Names.en', message: 'comma' });
  expect(await save('first AID', {})).toEqual({ path: 'Names.en', message: 'doubled' });
  expect(await save('Bridges', { de: 'Ersthelfer' })).toEqual({ path: 'Names.de', message: 'doubled' });
  expect((await hr.call('saveTag', { TagCode: 0, Name: ' ', IsActive: true, Names: {} }, human)).status).toBe(422);
});

test('a tag that anybody has becomes inactive and stays in the past; one of nobody goes', async () => {
  const made = await hr.call('saveTag', { TagCode: 0, Name: 'Idle', IsActive: true, Names: {} }, human);
  const idle = named(made.reply(), 'Idle').TagCode;
  expect((await hr.call('deleteTag', { TagCode: idle }, human)).reply().some(({ TagCode }) => TagCode === idle)).toBe(
    false,
  );
  const { TagCode } = named(await list(), 'Relocation');
  expect(named((await hr.call('deleteTag', { TagCode }, human)).reply(), 'Relocation').IsActive).toBe(false);
  const choices = (await hr.call('listTagChoices', {}, human)).reply();
  expect(choices.TagCode.some(({ label }) => label === 'Relocation')).toBe(false);
});

test('somebody looks after a tag from a day on and until a day, and can be chosen in between', async () => {
  const { TagCode } = named(await list(), 'Graduate programme');
  const { code } = await employmentOf(hr, 'E1003');
  const added = await hr.call('addTagOwner', { TagCode, UserCode: code, From: day(10) }, human);
  const owner = named(added.reply(), 'Graduate programme').Owners.find(({ Owner }) => Owner.Empid === 'E1003')!;
  expect(owner).toMatchObject({ From: day(10), To: '', State: 'planned', Count: 0 });
  const isOffered = async (On: string) =>
    (await hr.call('listTagChoices', { On }, human))
      .reply()
      .UserCode.some(({ value, TagCode: of }) => value === code && of === String(TagCode));
  expect([await isOffered(day(9)), await isOffered(day(10))]).toEqual([false, true]);
  const again = await hr.call('addTagOwner', { TagCode, UserCode: code, From: day(3) }, human);
  expect(issueOf(again)).toEqual({ path: 'UserCode', message: 'overlaps' });
  const gone = await hr.call('removeTagOwner', { OwnerCode: owner.OwnerCode, To: day(5) }, human);
  expect(named(gone.reply(), 'Graduate programme').Owners.some(({ Owner }) => Owner.Empid === 'E1003')).toBe(false);
  expect((await hr.call('addTagOwner', { TagCode, UserCode: 'nobody' }, human)).error().code).toBe('not_found');
  expect(issueOf(await hr.call('addTagOwner', { TagCode, UserCode: code, From: '31-Feb-2026' }, human))).toEqual({
    ...{ path: 'From', message: 'not_valid' },
  });
});

test('nobody stops looking after a tag while people are with them', async () => {
  const owner = named(await list(), 'First aid').Owners[0]!;
  expect(owner.Count).toBeGreaterThan(0);
  const ended = await hr.call('removeTagOwner', { OwnerCode: owner.OwnerCode, To: day(0) }, human);
  expect(issueOf(ended)).toEqual({ path: 'To', message: 'has_people' });
  expect((await hr.call('removeTagOwner', { OwnerCode: 'nobody', To: '' }, human)).error().code).toBe('not_found');
});

test('the order of tags is the one that HR chose', async () => {
  const codes = (await list()).map(({ TagCode }) => TagCode).reverse();
  const ordered = (await hr.call('orderTags', { Codes: codes }, human)).reply();
  expect(ordered.map(({ TagCode }) => TagCode)).toEqual(codes);
});
