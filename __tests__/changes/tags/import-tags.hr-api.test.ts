import { and, eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { rolePermissions } from '../../../hr-api/people/accounts/tables';
import { employments, persons } from '../../../hr-api/people/tables';
import { tagMembers } from '../../../hr-api/people/tags/tables';
import { dayOf, daysAfter } from '../../../hr-api/platform/dates';
import { AnImport } from '../people-imports/an-import';
import { hrOfUnit } from '../../people/hr-of-unit';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

const HEADINGS = 'Employee ID,Tag,Tag user,Effective from,Last day with the tag';

let hr: TestApp;
let today: string;
let human: { token: string };
let remote: string;
let users: { label: string; Empid: string }[];

beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
  human = await inRole(hr, 'E1004', ROLE.hr);
  const choices = (await hr.call('listTagChoices', {}, human)).reply();
  remote = choices.TagCode.find(({ label }) => label === 'Remote work')!.value;
  users = choices.UserCode.filter(({ TagCode }) => TagCode === remote);
});
afterAll(() => hr.stop());

const listOf = async (lines: readonly string[], as = human) => AnImport.of(hr, as, lines, HEADINGS, 'tags');

/** What somebody has of the tag: from when, until before when, and with whom. */
async function spansOf(empid: string, tagCode = remote) {
  const rows = await hr.db
    .select({ from: tagMembers.validFrom, to: tagMembers.validTo, owner: tagMembers.ownerId })
    .from(tagMembers)
    .innerJoin(employments, eq(employments.id, tagMembers.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(eq(persons.empid, empid), eq(tagMembers.tagCode, Number(tagCode))))
    .orderBy(tagMembers.validFrom);
  return rows;
}

const withTag = async () =>
  (await hr.call('listTagPeople', { TagCode: remote }, human)).reply().filter(({ CanMove }) => CanMove);

test('tags are offered beside people, with their columns', async () => {
  const kinds = (await hr.call('listImportKinds', {}, human)).reply();
  const tags = kinds.find(({ Kind }) => Kind === 'tags')!;
  expect(kinds.map(({ Kind }) => Kind)).toContain('people');
  expect(tags.Columns.map(({ Column }) => Column)).toEqual([
    ...['EmployeeID', 'Mail', 'TagCode', 'TagUser', 'EffectiveFrom', 'Until'],
  ]);
  expect(tags.Columns[2]!.Choices.map(({ Text }) => Text)).toContain('Remote work');
});

test('a file gives tags, moves people with one and takes it off, and is taken back as a whole', async () => {
  const [first, second] = users;
  const rows = await withTag();
  const moved = rows.find(({ AppEmpid }) => AppEmpid === first!.Empid)!.empid;
  const lost = rows.find(({ empid }) => empid !== moved)!.empid;
  const { TagCode } = (await hr.call('listTagChoices', {}, human)).reply();
  const mentoring = TagCode.find(({ label }) => label === 'Mentoring')!.value;
  const spans = async () => [
    ...[await spansOf('E1016'), await spansOf('E1016', mentoring), await spansOf(moved), await spansOf(lost)],
  ];
  const before = await spans();
  const file = await listOf([
    `E1016,Remote work,${first!.Empid},2026-06-01,2026-08-31`,
    `E1016,mentoring,E1004,,`,
    `${moved},Mobiles Arbeiten,${second!.label},,`,
    `${lost},${remote},,,2026-05-31`,
    `${moved},mentoring,nobody,,`,
  ]);
  expect((await file.detail()).FileColumns.map(({ Column }) => Column)).toEqual([
    ...['EmployeeID', 'TagCode', 'TagUser', 'EffectiveFrom', 'Until'],
  ]);
  await file.check();
  const outcomes = await file.outcomes();
  expect(outcomes).toEqual(['new', 'new', 'changed', 'changed', 'refused: TagUser not_owner']);
  await file.run();
  expect(await spansOf('E1016')).toMatchObject([...before[0]!, { from: '2026-06-01', to: '2026-09-01' }]);
  expect(await spansOf('E1016', mentoring)).toMatchObject([...before[1]!, { from: today, to: null }]);
  const [with1st, with2nd] = (await spansOf(moved)).slice(-2);
  expect([with1st, with2nd]).toMatchObject([{ to: today }, { from: today, to: null }]);
  expect(with2nd!.owner).not.toBe(with1st!.owner);
  expect((await spansOf(lost)).at(-1)).toMatchObject({ to: '2026-06-01' });
  const moves = (await hr.call('listTagMoves', { TagCode: remote }, human)).reply();
  expect(moves.slice(0, 2).map(({ Count }) => Count)).toEqual([1, 1]);
  expect(moves[0]).toMatchObject({ Justification: expect.stringContaining('tags.csv'), TagName: 'Remote work' });
  expect((await file.undo()).Counts).toMatchObject({ InTheWay: 0 });
  expect(await spans()).toEqual(before);
});

test('a row that says what stands already changes nothing', async () => {
  const [person] = await withTag();
  const file = await listOf([`${person!.empid},Remote work,,,`, `${person!.empid},Remote work,${person!.AppEmpid},,`]);
  await file.check();
  expect(await file.outcomes()).toEqual(['same', 'refused: TagCode twice_in_file']);
});

test.each<[string, string, string]>([
  ['a tag that there is not', 'E1010,Gardening,,,', 'TagCode unknown_choice'],
  ['a row without a tag', 'E1010,,,,', 'TagCode required'],
  ['somebody whom nobody knows', 'E0000,Remote work,E1004,,', 'EmployeeID unknown_person'],
  ['somebody who does not look after the tag', 'E1016,Remote work,E1001,,', 'TagUser not_owner'],
  ['a tag of several users without one', 'E1016,Remote work,,,', 'TagUser user_needed'],
  ['an end before the beginning', 'E1016,Remote work,E1004,2026-06-01,2026-05-01', 'Until end_before_beginning'],
  ['a day before somebody came', 'E1016,Remote work,E1004,1990-01-01,', 'EffectiveFrom outside_employment'],
  ['oneself', 'E1004,Mentoring,,,', 'EmployeeID own'],
])('%s is refused at the column', async (_, line, issue) => {
  const file = await listOf([line]);
  await file.check();
  expect(await file.outcomes()).toEqual([`refused: ${issue}`]);
});

test('HR of a unit gives tags to nobody beyond it', async () => {
  const file = await listOf(['E1006,Remote work,E1004,,'], await hrOfUnit(hr));
  await file.check();
  expect(await file.outcomes()).toEqual(['refused: EmployeeID unknown_person']);
});

test('a later move of the same person stands in the way of taking the file back', async () => {
  const [first, second] = users;
  const file = await listOf([`E1016,Remote work,${first!.Empid},,`]);
  await file.check();
  await file.run();
  const later = { TagCode: remote, TagUsersList: 'E1016', EffectiveFrom: daysAfter(today, 1), Justification: 'Later' };
  const codes = (await hr.call('listTagChoices', {}, human)).reply().UserCode;
  const code = codes.find(({ TagCode, Empid }) => TagCode === remote && Empid === second!.Empid)!.value;
  (await hr.call('moveTagPeople', { ...later, TagUserCode: code }, human)).reply();
  expect((await file.undo('valid')).Counts).toMatchObject({ InTheWay: 1 });
  expect((await file.rows())[0]!.Issues).toMatchObject([{ Reason: 'later_change' }]);
});

test('a role without the right is offered no tags, starts none, and takes none back', async () => {
  const [first] = users;
  const file = await listOf([`E1010,Mentoring,${first!.Empid},,`]);
  const isGiven = and(eq(rolePermissions.roleCode, ROLE.hr), eq(rolePermissions.permission, 'tag.move'));
  const taken = await hr.db.delete(rolePermissions).where(isGiven).returning();
  const as = await inRole(hr, 'E1004', ROLE.hr);
  const kinds = (await hr.call('listImportKinds', {}, as)).reply();
  expect(kinds.map(({ Kind }) => Kind)).not.toContain('tags');
  await file.check();
  expect(await file.outcomes()).toEqual(['refused:  no_right']);
  expect((await AnImport.send(hr, as, `${HEADINGS}\nE1010,Mentoring,,,`, 'tags.csv', 'tags')).error().issues).toEqual([
    { path: 'Kind', message: 'not_valid' },
  ]);
  await hr.db.insert(rolePermissions).values(taken);
});
