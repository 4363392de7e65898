import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { changes } from '../../../hr-api/people/changes/tables';
import { employments, persons, reportingLines } from '../../../hr-api/people/tables';
import { importRows, imports } from '../../../hr-api/workplace/imports/tables';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { employmentOf } from '../../people/cast-actors';
import { hrOfUnit } from '../../people/hr-of-unit';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';
import { inRole } from '../../profile/a-record';
import { AnImport, joiner, update } from './an-import';

let hr: TestApp;
let human: { token: string };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(() => {
  hr.clock.now = TEST_NOW;
});

const isOf = ({ ImportCode }: AnImport) =>
  eq(importRows.importId, hr.db.select({ id: imports.id }).from(imports).where(eq(imports.code, ImportCode)));
const personOf = async (empid: string) => (await hr.db.select().from(persons).where(eq(persons.empid, empid)))[0];
const managerOf = async (empid: string) => {
  const [line] = await hr.db
    .select({ leader: reportingLines.leaderId })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(eq(persons.empid, empid), eq(reportingLines.kind, 'manager'), isNull(reportingLines.validTo)));
  return line?.leader;
};

test('a manager who comes ten rows later in the file is one by then', async () => {
  const led = Array.from({ length: 10 }, (_, at) => joiner({ id: `T${at}`, given: `Tam${at}`, manager: 'T99' }));
  const people = await AnImport.of(hr, human, [...led, joiner({ id: 'T99', given: 'Tova', manager: 'E1002' })]);
  expect((await people.check()).Counts).toMatchObject({ New: 11, Refused: 0 });
  expect(await people.run()).toMatchObject({ State: 'written', Counts: { Written: 11, Refused: 0 } });
  const tova = await personOf('T99');
  const [leader] = await hr.db.select().from(employments).where(eq(employments.personId, tova!.id));
  expect(await managerOf('T0')).toBe(leader!.id);
  expect(await managerOf('T99')).toBe((await employmentOf(hr, 'E1002')).id);
});

test('two people change places above each other in one file, whatever the order of their rows', async () => {
  const swap = await AnImport.of(hr, human, [
    update('E1002', { manager: 'E1001', from: '2026-07-01' }),
    update('E1001', { manager: 'E1003', from: '2026-07-01' }),
  ]);
  expect((await swap.check()).Counts).toMatchObject({ Changed: 2, Refused: 0 });
  const [first, second] = await hr.db.select().from(importRows).orderBy(importRows.rank).where(isOf(swap));
  expect([first!.key, second!.key]).toEqual(['e1001', 'e1002']);
  expect((await swap.run()).Counts).toMatchObject({ Written: 2 });
  expect((await swap.undo()).Counts).toMatchObject({ TakenBack: 2 });
});

test('names and addresses go into the record, and come back when taken back', async () => {
  const before = (await personOf('E1016'))!;
  const people = await AnImport.of(hr, human, [update('E1016', { given: 'Mirabel', mail: 'mirabel@example.com' })]);
  await people.check();
  const [row] = await people.rows();
  expect(row!.Changes).toMatchObject([
    { Column: 'GivenName', From: before.givenName, To: 'Mirabel' },
    { Column: 'Mail', From: before.mail, To: 'mirabel@example.com' },
  ]);
  await people.run();
  expect(await personOf('E1016')).toMatchObject({
    ...{ givenName: 'Mirabel', name: `Mirabel ${before.familyName}`, mail: 'mirabel@example.com' },
  });
  expect(await people.undo()).toMatchObject({ State: 'taken_back' });
  expect(await personOf('E1016')).toMatchObject({ name: before.name, mail: before.mail });
});

test('what was imported stands in the histories as changes of one press, with their reason', async () => {
  const people = await AnImport.of(hr, human, [update('E1016', { level: 'lead', from: '2026-08-01' })]);
  await people.options({ Justification: 'Yearly review' });
  await people.check();
  await people.run();
  const { code } = await employmentOf(hr, 'E1016');
  const log = (await hr.call('listPersonChanges', { ChillCode: code }, human)).reply();
  expect(log).toMatchObject([{ Kind: 'assignment', Justification: 'Yearly review' }]);
});

test('a refused row is corrected in place and written with the others', async () => {
  const people = await AnImport.of(hr, human, [joiner({ id: 'K1', given: 'Kim', unit: 'firmwear' })]);
  await people.check();
  const request = { ImportCode: people.ImportCode, Line: 2, Cells: { UnitCode: 'firmware' } };
  const { Row, Counts } = (await hr.call('updateImportRow', request, human)).reply();
  expect(Row).toMatchObject({ Outcome: 'new', Issues: [] });
  expect(Row.Cells.find(({ Column }) => Column === 'UnitCode')).toMatchObject({ Text: 'firmware', IsCorrected: true });
  expect(Counts).toMatchObject({ New: 1, Refused: 0 });
  expect((await people.run()).Counts).toMatchObject({ Written: 1 });
  expect(await personOf('K1')).toMatchObject({ name: 'Kim Haddad' });
});

test('all or nothing writes nothing where a row is refused by then, and the row says why', async () => {
  const people = await AnImport.of(hr, human, [joiner({ id: 'A1', given: 'Ada' }), joiner({ id: 'A2', given: 'Ava' })]);
  await people.check();
  await hr.db.insert(persons).values({ empid: 'A2', name: 'Someone Else', givenName: 'Someone', familyName: 'Else' });
  const detail = await people.run('all');
  expect(detail).toMatchObject({ State: 'checked', Problem: { Code: 'nothing_written' }, Counts: { Written: 0 } });
  expect(await people.outcomes()).toEqual(['new', 'refused: EmployeeID taken']);
  expect(await personOf('A1')).toBeUndefined();
  expect(await people.run('valid')).toMatchObject({ State: 'written', Counts: { Written: 1, Refused: 1 } });
});

test('an import taken back leaves nothing: joiners are gone, their numbers free', async () => {
  const lines = [
    joiner({ id: 'U1', given: 'Uma', manager: 'E1002' }),
    update('E1016', { unit: 'hr-operations', from: '2026-09-01' }),
  ];
  const people = await AnImport.of(hr, human, lines);
  await people.check();
  await people.run();
  expect(await people.undo()).toMatchObject({ State: 'taken_back', Counts: { TakenBack: 2, Written: 0, InTheWay: 0 } });
  expect(await personOf('U1')).toBeUndefined();
  const again = await AnImport.of(hr, human, lines);
  await again.options({ Doubles: 'add' });
  expect((await again.check()).Counts).toMatchObject({ New: 1, Changed: 1, Refused: 0 });
});

test('what stands in the way of taking back is named row by row, and the rest goes back if asked', async () => {
  const lines = [
    update('E1001', { level: 'lead', from: '2026-10-01' }),
    update('E1016', { level: 'senior', from: '2026-10-01' }),
  ];
  const people = await AnImport.of(hr, human, lines);
  await people.check();
  await people.run();
  const { code } = await employmentOf(hr, 'E1001');
  const later = { ChillCode: code, EffectiveFrom: '01-Oct-2026', LocationCode: 'barcelona', Justification: 'Moves' };
  (await hr.call('addAssignment', later, human)).reply();
  expect(await people.undo('all')).toMatchObject({
    State: 'written',
    Problem: { Code: 'nothing_taken_back' },
    Counts: { TakenBack: 0 },
  });
  const [blocked] = await people.rows();
  expect(blocked!.Issues).toMatchObject([{ Text: 'Since then the assignment was changed from 01-Oct-2026' }]);
  expect(await people.undo('valid')).toMatchObject({ State: 'taken_back', Counts: { TakenBack: 1, InTheWay: 1 } });
});

test('a hundred and seven people with managers come in one press, each press counted once', async () => {
  const manager = (at: number) => (at === 0 ? 'E1002' : `H${Math.floor((at - 1) / 4)}`);
  const lines = Array.from({ length: 107 }, (_, at) =>
    joiner({ id: `H${at}`, given: `Hal${at}`, manager: manager(at) }),
  );
  const people = await AnImport.of(hr, human, lines);
  await people.check();
  const key = 'press-of-the-107-once';
  const press = () => hr.call('runImport', { ImportCode: people.ImportCode }, { ...human, idempotencyKey: key });
  (await press()).reply();
  const again = await press();
  expect(again.status).toBe(200);
  await whenWorkedOn(hr);
  expect((await people.detail()).Counts).toMatchObject({ Written: 107, Refused: 0 });
  const made = await hr.db.$count(changes, eq(changes.kind, 'manager'));
  expect(made).toBeGreaterThanOrEqual(107);
});

test('a reviewer comes by a file, also one of the same file, and goes when taken back', async () => {
  const headings = 'Employee ID,Reviewer,Effective from';
  const people = await AnImport.of(hr, human, ['E1016,E1003,2026-11-01'], headings);
  expect((await people.check()).Counts).toMatchObject({ Changed: 1, Refused: 0 });
  expect((await people.run()).Counts).toMatchObject({ Written: 1 });
  const { id } = await employmentOf(hr, 'E1016');
  const isTheirs = and(eq(reportingLines.employmentId, id), eq(reportingLines.validFrom, '2026-11-01'));
  const isReviewed = and(isTheirs, eq(reportingLines.kind, 'reviewer'));
  expect(await hr.db.$count(reportingLines, isReviewed)).toBe(1);
  expect((await people.undo()).Counts).toMatchObject({ TakenBack: 1 });
  expect(await hr.db.$count(reportingLines, isReviewed)).toBe(0);
});

test('people leave by a file on their last day, and stay when it is taken back', async () => {
  const headings = 'Employee ID,Last day,Leaving reason';
  const people = await AnImport.of(
    hr,
    human,
    ['E1011,2026-12-31,Resignation', 'E1002,2026-12-31,Resignation'],
    headings,
  );
  await people.check();
  expect(await people.outcomes()).toEqual(['changed', 'refused: LastDay hands_over']);
  const [row] = await people.rows();
  expect(row!.Changes).toMatchObject([
    { Column: 'LastDay', To: '31-Dec-2026' },
    { Column: 'LeavingReason', To: 'Resignation' },
  ]);
  expect((await people.run()).Counts).toMatchObject({ Written: 1 });
  const endOf = async () => {
    const { id } = await employmentOf(hr, 'E1011');
    return (await hr.db.select().from(employments).where(eq(employments.id, id)))[0]!.validTo;
  };
  expect(await endOf()).toBe('2027-01-01');
  const again = await AnImport.of(hr, human, ['E1011,2026-12-31,Resignation'], headings);
  expect((await again.check()).Counts).toMatchObject({ Same: 1 });
  expect((await people.undo()).Counts).toMatchObject({ TakenBack: 1 });
  expect(await endOf()).toBeNull();
});

test('who left comes back by a file with their number, and is away again when taken back', async () => {
  const leaver = await AnImport.of(hr, human, ['E1012,2026-04-30,Resignation'], 'Employee ID,Last day,Leaving reason');
  await leaver.check();
  expect((await leaver.run()).Counts).toMatchObject({ Written: 1 });
  const { id: personId, name } = (await personOf('E1012'))!;
  const ofThem = () => hr.db.select().from(employments).where(eq(employments.personId, personId));
  const lines = [
    joiner({ id: 'E1012', given: '', family: '', joined: '2026-09-01', manager: 'E1002' }),
    joiner({ id: 'E1013', given: 'Other', joined: '2026-09-01' }),
  ];
  const people = await AnImport.of(hr, human, lines);
  await people.check();
  expect((await people.rows())[0]).toMatchObject({ Outcome: 'new', Label: name, Issues: [] });
  expect((await people.run()).Counts).toMatchObject({ Written: 1 });
  expect((await ofThem()).map(({ validFrom }) => validFrom)).toContain('2026-09-01');
  expect((await people.undo()).Counts).toMatchObject({ TakenBack: 1, InTheWay: 0 });
  expect(await ofThem()).toHaveLength(1);
  expect(await personOf('E1012')).toMatchObject({ id: personId, name });
});

test('HR of one unit does not learn from a file what somebody is called who left another unit', async () => {
  const leaver = await AnImport.of(hr, human, ['E1011,2026-04-30,Resignation'], 'Employee ID,Last day,Leaving reason');
  await leaver.check();
  expect((await leaver.run()).Counts).toMatchObject({ Written: 1 });
  const ofUnit = await hrOfUnit(hr);
  const tries = [
    { given: 'Camille', family: 'Lefèvre' },
    { given: 'Camilla', family: 'Smith' },
  ].map(async (name) => {
    const people = await AnImport.of(hr, ofUnit, [joiner({ id: 'E1011', joined: '2026-09-01', ...name })]);
    await people.check();
    const [row] = await people.rows();
    return { label: row!.Label, outcome: (await people.outcomes())[0] };
  });
  const [right, wrong] = await Promise.all(tries);
  expect(right).toEqual({ label: expect.not.stringContaining('Camille'), outcome: 'refused: EmployeeID not_yours' });
  expect(wrong).toEqual(right);
});
