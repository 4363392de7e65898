import { Readable } from 'node:stream';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { unzipped } from '../platform/zip/unzipped';
import { inRole } from '../profile/a-record';

let hr: TestApp;
let human: { token: string };
let manager: { token: string };
let ananya: { token: string };
let lead: { token: string };
const codes = new Map<string, string>();
const ofAnanya = () => ({ ChillCode: codes.get('E1001')! });

/** HR plans for Ananya a fixed term, the end of her employment, and that her manager Vikram leaves before. */
beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  manager = await inRole(hr, 'E1002', ROLE.appraiser);
  lead = await inRole(hr, 'E1003', ROLE.reviewer);
  ananya = { token: await hr.tokenOf('E1001') };
  for (const empid of ['E1001', 'E1002']) codes.set(empid, (await employmentOf(hr, empid)).code);
  const fixed = { EffectiveFrom: '01-Jun-2026', JobStatus: '4', EndDate: '30-Sep-2026', Justification: 'As agreed' };
  (await hr.call('addJobStatus', { ...ofAnanya(), ...fixed }, human)).reply();
  hr.clock.advance(60_000);
  for (const [empid, LastDay] of [
    ['E1001', '30-Jun-2026'],
    ['E1002', '31-May-2026'],
  ] as const) {
    const leaving = { ChillCode: codes.get(empid)!, LastDay, ReasonCode: '1' };
    (await hr.call('endEmployment', leaving, human)).reply();
    hr.clock.advance(60_000);
  }
});
afterAll(() => hr.stop());

const statesFor = async (who: { token: string }) => ({
  statuses: (await hr.call('listJobStatuses', ofAnanya(), who)).reply().map(({ State }) => State),
  managers: (await hr.call('listManagers', ofAnanya(), who)).reply().map(({ State, EndDate }) => `${State} ${EndDate}`),
  ends: (await hr.call('listEmployments', ofAnanya(), who)).reply().map(({ EndDate }) => EndDate),
});

test('HR reads what they planned', async () => {
  const { statuses, managers, ends } = await statesFor(human);
  expect(statuses[0]).toBe('planned');
  expect(managers.slice(0, 2)).toEqual(['planned 30-Jun-2026', 'current 31-May-2026']);
  expect(ends).toEqual(['30-Jun-2026']);
});

test('nobody learns from a list what is planned of themself', async () => {
  const { statuses, managers, ends } = await statesFor(ananya);
  expect(statuses[0]).toBe('current');
  expect(managers[0]).toBe('current ');
  expect(ends).toEqual(['']);
  const subject = { ...ofAnanya(), On: '15-Jul-2026', KnownOn: '' };
  expect((await hr.call('getChangeSubject', subject, ananya)).reply()).toMatchObject({ Exit_on: '', Active: 'Y' });
  expect((await hr.call('listChangesToCome', ofAnanya(), ananya)).reply()).toEqual([]);
  const told = (await hr.call('listPersonChanges', ofAnanya(), ananya)).reply();
  expect(told.filter(({ State }) => State === 'planned')).toEqual([]);
});

test('what is held about somebody holds nothing that is planned', async () => {
  const { bytes } = await hr.call('downloadOwnData', {}, ananya);
  const files = await unzipped(Readable.from([bytes]));
  const held = files.get('employment.json')!.toString();
  expect(held).toContain('Vikram Nair');
  expect(held).not.toContain('2026-0');
});

test('who leads somebody reads what is planned of them, but not that they will report to another', async () => {
  const { statuses, managers, ends } = await statesFor(manager);
  expect(statuses[0]).toBe('planned');
  expect(managers[0]).toBe('current ');
  expect(ends).toEqual(['30-Jun-2026']);
  for (const who of [manager, lead]) {
    const toCome = (await hr.call('listChangesToCome', {}, who)).reply();
    expect(toCome.filter(({ Kind }) => Kind === 'manager')).toEqual([]);
  }
  const told = (await hr.call('listPersonChanges', ofAnanya(), manager)).reply();
  expect(told.some(({ Kind, State }) => Kind === 'manager' && State === 'planned')).toBe(false);
});

test('a day to come in the chart is for those who keep people', async () => {
  const shownTo = async (who: { token: string }) =>
    (await hr.call('listChartBranch', { Chart: 'line', On: '2026-07-15' }, who)).reply().Nodes.length;
  expect(await shownTo(human)).toBeGreaterThan(0);
  expect([await shownTo(manager), await shownTo(ananya)]).toEqual([0, 0]);
});

test('what was planned is told once it is in force', async () => {
  hr.clock.advance(Date.parse('2026-06-02T06:00:00Z') - hr.clock.now.getTime());
  ananya = { token: await hr.tokenOf('E1001') };
  const { statuses, managers, ends } = await statesFor(ananya);
  expect(statuses[0]).toBe('current');
  expect(managers.slice(0, 2)).toEqual(['current ', 'past 31-May-2026']);
  expect(ends).toEqual(['']);
});
