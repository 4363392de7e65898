import { and, eq, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { changes } from '../../../hr-api/people/changes/tables';
import { asOn } from '../../../hr-api/people/effective-dates';
import { employments, persons } from '../../../hr-api/people/tables';
import { tagKinds, tagMembers } from '../../../hr-api/people/tags/tables';
import { dayOf, daysAfter, wireDate } from '../../../hr-api/platform/dates';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

let hr: TestApp;
let today: string;
let human: { token: string };
let stranger: { token: string };
let remote: string;
let users: { value: string; label: string; Empid: string }[];

beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
  human = await inRole(hr, 'E1004', ROLE.hr);
  stranger = { token: await hr.tokenOf('E1016') };
  const choices = (await hr.call('listTagChoices', {}, human)).reply();
  remote = choices.TagCode.find(({ label }) => label === 'Remote work')!.value;
  users = choices.UserCode.filter(({ TagCode }) => TagCode === remote);
});
afterAll(() => hr.stop());

const people = async (part: object = {}, who = human) =>
  (await hr.call('listTagPeople', { TagCode: remote, ...part }, who)).reply();
/** Two people who are with one user, and the other user. */
async function twoOfOne() {
  const rows = (await people()).filter(({ CanMove }) => CanMove);
  const [first] = users;
  const two = rows.filter(({ AppCode }) => AppCode === first!.value).slice(0, 2);
  return { two, list: two.map(({ empid }) => empid).join(), from: first!, to: users[1]! };
}
const move = (part: object, who = human, options = {}) =>
  hr.call('moveTagPeople', { TagCode: remote, TagUserCode: '', TagUsersList: '', ...part }, { ...who, ...options });
const ownerOf = async (empid: string, on: string) =>
  (await people({ Search: empid, On: on })).find((row) => row.empid === empid)?.AppName;
const moves = async (part: object = {}) => (await hr.call('listTagMoves', { TagCode: remote, ...part }, human)).reply();

test('HR reads tags, their users and the people with one, by organisation (TAGA-03 to TAGA-07)', async () => {
  expect(users.map(({ label }) => label)).toContain('Sofía Herrera');
  expect(users.length).toBeGreaterThan(1);
  const [row] = await people({ Search: 'E1001' });
  expect(row).toMatchObject({ empid: 'E1001', name: 'Ananya Rao', Active: 'A', ActiveStatus: true, CanMove: true });
  expect(row!.AppName).not.toBe('');
  expect(
    row!.Unit_Name && row!.Company_Name && row!.Level_Name && row!.Location_Name && row!.Business_Name,
  ).toBeTruthy();
  const { Count } = (await hr.call('countTagPeople', { TagCode: remote }, human)).reply();
  expect(await people()).toHaveLength(Count);
});

test.each(['name', 'empid', 'owner', 'unit', 'level'] as const)(
  'the list by %s comes page by page without a gap, in both directions',
  async (Sort) => {
    for (const Direction of ['asc', 'desc'] as const) {
      const whole = await people({ Sort, Direction });
      const paged: typeof whole = [];
      for (let page = await people({ Sort, Direction, PageSize: 7 }); page.length > 0;) {
        paged.push(...page);
        page = await people({ Sort, Direction, PageSize: 7, After: page.at(-1)!.KeyCode });
      }
      expect(paged).toEqual(whole);
    }
  },
);

test('HR moves two people from today on, sees yesterday’s user “as on”, and takes the move back', async () => {
  const { two, list, from, to } = await twoOfOne();
  const empid = two[0]!.empid;
  const reply = (await move({ TagUserCode: to.value, TagUsersList: list })).reply();
  expect(reply).toMatchObject({ message: 'Assign Tags has been updated successfully', Moved: 2 });
  expect([await ownerOf(empid, today), await ownerOf(empid, daysAfter(today, -1))]).toEqual([to.label, from.label]);
  const [made] = await moves();
  expect(made).toMatchObject({
    ...{ MoveCode: reply.MoveCode, TagName: 'Remote work', Count: 2, State: 'applied', CanUndo: true },
    ...{ By: { Name: 'Sofía Herrera' }, EffectiveFrom: wireDate(today), Undone: null },
    ...{ MovedTo: { Name: to.label }, MovedFrom: [{ User: { Name: from.label }, Count: 2 }] },
  });
  expect(made!.RoleName).not.toBe('');
  const undo = (Reason: string) => hr.call('undoTagMove', { MoveCode: reply.MoveCode, Reason }, human);
  expect((await undo(' ')).error().issues).toEqual([{ path: 'Reason', message: 'required' }]);
  expect((await undo('x'.repeat(501))).error().issues).toEqual([{ path: 'Reason', message: 'too_long' }]);
  expect((await undo('x'.repeat(500))).reply()).toEqual({ Undone: 2 });
  expect([await ownerOf(empid, today), await ownerOf(empid, daysAfter(today, -1))]).toEqual([from.label, from.label]);
  expect((await undo('again')).error().issues).toEqual([{ path: 'MoveCode', message: 'undone_already' }]);
  expect((await moves())[0]).toMatchObject({ State: 'undone', Undone: { By: { Name: 'Sofía Herrera' } } });
});

test('a move to come holds from its day, keeps an earlier one from undo, and is cancelled', async () => {
  const { list, two, from, to } = await twoOfOne();
  const now = (await move({ TagUserCode: to.value, TagUsersList: list })).reply();
  const day = daysAfter(today, 30);
  const back = { TagUserCode: from.value, TagUsersList: list, EffectiveFrom: wireDate(day) };
  const planned = (await move(back)).reply();
  expect((await moves())[0]).toMatchObject({ State: 'planned', EffectiveFrom: wireDate(day) });
  const owners = await Promise.all([today, daysAfter(day, -1), day].map((on) => ownerOf(two[0]!.empid, on)));
  expect(owners).toEqual([to.label, to.label, from.label]);
  const early = await hr.call('undoTagMove', { MoveCode: now.MoveCode, Reason: 'too early' }, human);
  expect(early.error().issues?.[0]?.message).toBe('later_change');
  expect((await hr.call('undoTagMove', { MoveCode: planned.MoveCode, Reason: '' }, human)).reply()).toEqual({
    Undone: 2,
  });
  expect(await ownerOf(two[0]!.empid, day)).toBe(to.label);
  expect((await hr.call('undoTagMove', { MoveCode: now.MoveCode, Reason: 'done' }, human)).status).toBe(200);
});

test('what is wrong is said at its field in the specified words (TAGA-14, C17, C18, Q6)', async () => {
  const { list, from, to, two } = await twoOfOne();
  const refused = async (part: object) => {
    const { message, issues } = (await move(part)).error();
    return [issues?.[0]?.path, issues?.[0]?.message, message];
  };
  const both = 'Tag Name and Users is mandatory';
  expect(await refused({ TagCode: '', TagUserCode: to.value, TagUsersList: list })).toEqual([
    'TagCode',
    'required',
    both,
  ]);
  expect(await refused({ TagUserCode: to.value })).toEqual(['TagUsersList', 'required', both]);
  expect(await refused({ TagUsersList: list })).toEqual(['TagUserCode', 'required', 'Moved To is required']);
  const given = { TagUserCode: to.value, TagUsersList: list };
  const issue = async (part: object) => (await refused({ ...given, ...part })).slice(0, 2);
  expect(await issue({ TagUserCode: from.value })).toEqual(['TagUserCode', 'same_owner']);
  expect(await issue({ TagUserCode: 'nobody' })).toEqual(['TagUserCode', 'not_owner']);
  expect(await issue({ EffectiveFrom: '31-Feb-2026' })).toEqual(['EffectiveFrom', 'not_valid']);
  expect(await issue({ EffectiveFrom: wireDate(daysAfter(today, -1)) })).toEqual(['Justification', 'required']);
  expect(await issue({ Justification: 'x'.repeat(501) })).toEqual(['Justification', 'too_long']);
  const many = Array.from({ length: 5001 }, (_, at) => `N${at}`).join();
  expect(await issue({ TagUsersList: many })).toEqual(['TagUsersList', 'too_many']);
  const untagged = (await hr.call('listTagPeople', { TagCode: remote, Search: 'E1002' }, human)).reply();
  expect(untagged).toEqual([]);
  expect(await issue({ TagUsersList: 'E1002' })).toEqual(['TagUsersList', 'not_tagged']);
  expect((await move({ ...given, TagUsersList: `${list},N0` })).error().code).toBe('not_found');
  expect(await ownerOf(two[0]!.empid, today)).toBe(from.label);
});

test('nobody moves themself, and whoever lacks the right reads and moves nothing (T65)', async () => {
  const { list, to } = await twoOfOne();
  expect((await move({ TagUserCode: to.value, TagUsersList: list }, stranger)).error().code).toBe('forbidden');
  for (const call of ['listTagPeople', 'listTagMoves', 'countTagPeople'] as const)
    expect((await hr.call(call, { TagCode: remote }, stranger)).error().code).toBe('forbidden');
  const own = await employmentOf(hr, 'E1004');
  const [other] = users.filter(({ Empid }) => Empid !== 'E1004');
  const firstAid = await hr.call(
    'addTagPeople',
    { TagCode: remote, TagUserCode: other!.value, TagUsersList: 'E1004' },
    human,
  );
  expect([firstAid.error().code, own.code.length > 0]).toEqual(['forbidden', true]);
});

test('HR of one unit lists and moves those of the unit alone; codes of others are unknown ones', async () => {
  await hr.db.execute(sql`insert into role_grants (account_id, role_code, scope, unit_code, valid_from)
    select id, ${ROLE.hr}, 'unit', 'instruments', ${daysAfter(today, -9)} from accounts where login_id = 'E1003'`);
  const partner = await inRole(hr, 'E1003', ROLE.hr);
  const seen = await people({}, partner);
  const all = await people();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThan(all.length);
  const outside = all.find(({ empid, CanMove }) => CanMove && !seen.some((row) => row.empid === empid))!;
  const choices = (await hr.call('listTagChoices', {}, partner)).reply();
  expect(choices.CanConfigure).toBe(false);
  const to = users.find(({ value }) => value !== outside.AppCode)!;
  const refused = async (empid: string) =>
    (await move({ TagUserCode: to.value, TagUsersList: empid }, partner)).error();
  const { requestId: _, ...unknown } = await refused('E99999');
  expect(await refused(outside.empid)).toMatchObject(unknown);
  expect((await hr.call('listTags', {}, partner)).error().code).toBe('forbidden');
  const made = (
    await move({
      TagUserCode: users.find(({ value }) => value !== outside.AppCode)!.value,
      TagUsersList: outside.empid,
    })
  ).reply();
  const undone = await hr.call('undoTagMove', { MoveCode: made.MoveCode, Reason: 'mine' }, partner);
  expect(undone.error().code).toBe('not_found');
  expect((await hr.call('listTagMoves', { KeyCode: outside.KeyCode }, partner)).error().code).toBe('not_found');
  await hr.call('undoTagMove', { MoveCode: made.MoveCode, Reason: 'put back' }, human);
});

test('whoever moves people from a list that somebody else has changed since is told so', async () => {
  const { list, to, from } = await twoOfOne();
  const { Version } = (await hr.call('countTagPeople', { TagCode: remote }, human)).reply();
  hr.clock.advance(1000);
  const first = (await move({ TagUserCode: to.value, TagUsersList: list, Version })).reply();
  const second = await move({ TagUserCode: from.value, TagUsersList: list, Version });
  expect([second.status, second.error().code]).toEqual([409, 'conflict']);
  await hr.call('undoTagMove', { MoveCode: first.MoveCode, Reason: 'put back' }, human);
});

test('a lost answer is asked for again: one move; a tag is given and taken off from days on', async () => {
  const { list, to } = await twoOfOne();
  const once = { idempotencyKey: '6b8f8a52-8a0c-4d0e-9f0a-6a2b3c4d5e6f' };
  const [one, again] = [
    await move({ TagUserCode: to.value, TagUsersList: list }, human, once),
    await move({ TagUserCode: to.value, TagUsersList: list }, human, once),
  ];
  expect(again.reply()).toEqual(one.reply());
  await hr.call('undoTagMove', { MoveCode: one.reply().MoveCode, Reason: 'put back' }, human);

  const given = { TagCode: remote, TagUserCode: to.value, TagUsersList: 'E1002' };
  expect((await hr.call('addTagPeople', given, human)).reply().Moved).toBe(1);
  expect((await hr.call('addTagPeople', given, human)).error().issues?.[0]?.message).toBe('tagged_already');
  const off = { ...given, TagUserCode: '', EffectiveFrom: wireDate(daysAfter(today, 10)) };
  expect((await hr.call('removeTagPeople', off, human)).reply().Moved).toBe(1);
  const ends = await Promise.all([9, 10].map((days) => ownerOf('E1002', daysAfter(today, days))));
  expect(ends).toEqual([to.label, undefined]);
  const ofPerson = await moves({ KeyCode: (await employmentOf(hr, 'E1002')).code });
  expect(ofPerson.map(({ MovedTo, MovedFrom }) => [MovedTo?.Name ?? null, MovedFrom[0]?.User?.Name ?? null])).toEqual([
    [null, to.label],
    [to.label, null],
  ]);
});

test('a refusal amid five hundred moves nobody; all are moved and taken back at once', async () => {
  const { to, from } = await twoOfOne();
  const [kind] = await hr.db
    .select()
    .from(tagKinds)
    .where(eq(tagKinds.code, Number(remote)));
  await hr.db.execute(sql`insert into persons (empid, name, given_name, family_name)
    select 'M' || n, 'Many ' || n, 'Many', n::text from generate_series(1, 500) n`);
  await hr.db.execute(sql`insert into employments (code, person_id, valid_from)
    select 'many-' || empid, id, ${daysAfter(today, -50)} from ${persons} where empid like 'M%' and name like 'Many %'`);
  const owner = await employmentOf(hr, from.Empid);
  await hr.db.execute(sql`insert into tag_members (tag_code, employment_id, owner_id, valid_from)
    select ${kind!.code}, id, ${owner.id}, valid_from from ${employments} where code like 'many-%'`);
  const all = Array.from({ length: 500 }, (_, at) => `M${at + 1}`);
  const withUnknown = await move({ TagUserCode: to.value, TagUsersList: [...all.slice(1), 'NOBODY'].join() });
  expect(withUnknown.error().code).toBe('not_found');
  const movedSince = () => hr.db.$count(tagMembers, and(eq(tagMembers.validFrom, today), asOn(tagMembers, today)));
  const before = await movedSince();
  const made = (await move({ TagUserCode: to.value, TagUsersList: all.join() })).reply();
  expect(made.Moved).toBe(500);
  expect((await movedSince()) - before).toBe(500);
  expect(await hr.db.$count(changes, eq(changes.batch, made.MoveCode))).toBe(500);
  const undone = await hr.call('undoTagMove', { MoveCode: made.MoveCode, Reason: 'put back' }, human);
  expect(undone.reply().Undone).toBe(500);
  expect(await movedSince()).toBe(before);
});

test('a preview says from whom people go, who stays and what is to come, and writes nothing', async () => {
  const { two, list, from, to } = await twoOfOne();
  const [day, later] = [wireDate(daysAfter(today, 3)), wireDate(daysAfter(today, 40))];
  const planned = (await move({ TagUsersList: two[1]!.empid, TagUserCode: to.value, EffectiveFrom: later })).reply();
  const preview = async (part: object, who = human) =>
    hr.call('previewTagChange', { TagCode: remote, TagUsersList: list, Intent: 'move', ...part } as never, who);
  const before = await moves();
  const moved = (await preview({ TagUserCode: to.value, EffectiveFrom: day })).reply();
  expect(moved).toMatchObject({ From: [{ User: { Name: from.label }, Count: 2 }], Unchanged: 0, LaterCount: 1 });
  expect(moved.Later).toMatchObject([
    { Person: { Empid: two[1]!.empid }, EffectiveFrom: later, User: { Name: to.label } },
  ]);
  const some = (await preview({ TagUserCode: to.value, EffectiveFrom: later })).reply();
  expect(some).toMatchObject({ From: [{ Count: 1 }], Unchanged: 1, LaterCount: 0, Later: [] });
  const refused = await preview({ TagUserCode: from.value, EffectiveFrom: day });
  expect(refused.error()).toMatchObject({ code: 'invalid', issues: [{ path: 'TagUserCode', message: 'same_owner' }] });
  expect((await preview({ Intent: 'remove', EffectiveFrom: day })).reply().From).toMatchObject([{ Count: 2 }]);
  expect((await preview({ TagUserCode: to.value }, stranger)).status).toBe(403);
  expect(await moves()).toEqual(before);
  await hr.call('undoTagMove', { MoveCode: planned.MoveCode, Reason: 'put back' }, human);
});

test('as known on an earlier day nobody was moved, given the tag, or without it yet', async () => {
  const { two, list, from, to } = await twoOfOne();
  const KnownOn = wireDate(daysAfter(today, -1));
  const seen = async (part: object) =>
    (await people({ On: wireDate(today), ...part })).map(({ empid, AppName }) => `${empid} ${AppName}`);
  const [before, knownBefore] = [await seen({}), await seen({ KnownOn })];
  const [gone] = (await people()).filter(({ CanMove, empid }) => CanMove && !list.includes(empid));
  const day = { EffectiveFrom: wireDate(daysAfter(today, -5)), Justification: 'It was so' };
  const moved = (await move({ TagUserCode: to.value, TagUsersList: list, ...day })).reply();
  const of = { TagCode: remote, TagUserCode: '', TagUsersList: gone!.empid, ...day };
  const taken = (await hr.call('removeTagPeople', of, human)).reply();
  const given = (
    await hr.call('addTagPeople', { ...of, TagUserCode: from.value, TagUsersList: 'E1016' }, human)
  ).reply();
  const after = await seen({});
  expect(after).toEqual(
    expect.arrayContaining([...two.map(({ empid }) => `${empid} ${to.label}`), `E1016 ${from.label}`]),
  );
  expect(after.some((row) => row.startsWith(gone!.empid))).toBe(false);
  expect(knownBefore).toEqual(expect.arrayContaining(two.map(({ empid }) => `${empid} ${from.label}`)));
  expect(await seen({ KnownOn })).toEqual(knownBefore);
  const known = { TagCode: remote, On: wireDate(today), KnownOn };
  expect((await hr.call('countTagPeople', known, human)).reply().Count).toBe(knownBefore.length);
  expect((await people(known)).every(({ CanMove }) => !CanMove)).toBe(true);
  for (const { MoveCode } of [given, taken, moved])
    expect((await hr.call('undoTagMove', { MoveCode, Reason: 'put back' }, human)).status).toBe(200);
  expect(await seen({})).toEqual(before);
});
