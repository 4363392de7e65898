import { keywordsOf } from '../../hr-api/helpdesk/tickets/suggest-articles';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const suggested = async (loginId: string, Subject: string, language = 'en') => {
  const token = await hr.tokenOf(loginId);
  return (await hr.call('suggestArticles', { Subject }, { token, language })).reply().map(({ name }) => name);
};

test('an article whose title has a word of the subject comes first, at most three in all', async () => {
  const found = await suggested('E1001', 'An error in my payslips');
  expect(found[0]).toBe('Reading your payslip');
  expect(found.length).toBeLessThanOrEqual(3);
  expect(await suggested('E1001', 'Wie viel Urlaub habe ich noch?', 'de')).toContain('Urlaub');
});

test('a subject that says nothing yet, or nothing that is written about, suggests nothing', async () => {
  expect(await suggested('E1001', '')).toEqual([]);
  expect(await suggested('E1001', 'my the of')).toEqual([]);
  expect(await suggested('E1001', 'xylophone %_')).toEqual([]);
});

test('nobody is shown an article that is for other roles', async () => {
  expect(await suggested('E1001', 'Ending a probation')).not.toContain('Ending a probation');
  expect(await suggested('E1004', 'Ending a probation')).toContain('Ending a probation');
});

test('words are told apart in scripts with and without blanks', () => {
  expect(keywordsOf('My Payslips, is it late?')).toEqual(['payslip', 'late']);
  expect(keywordsOf('年次休暇')).toEqual(['年次', '次休', '休暇']);
});
