import { lostCoverage } from '@/hr-api/access/user-accounts/lost-coverage';

const TODAY = '2026-03-18';
const span = (validFrom: string, validTo: string | null, permission = 'account.manage') => ({
  ...{ permission, validFrom, validTo },
});
const FOR_GOOD = span('2020-01-01', null);

test.each([
  ['the last one goes', [FOR_GOOD], [], [TODAY]],
  ['one of two goes', [FOR_GOOD, FOR_GOOD], [FOR_GOOD], []],
  ['the last one is to end', [FOR_GOOD], [span('2020-01-01', '2026-05-01')], ['2026-05-01']],
  [
    'the last one ends when another begins',
    [FOR_GOOD],
    [span('2020-01-01', '2026-05-01'), span('2026-05-01', null)],
    [],
  ],
  ['a gap opens between two', [FOR_GOOD], [span('2020-01-01', '2026-05-01'), span('2026-06-01', null)], ['2026-05-01']],
  ['another permission goes', [FOR_GOOD, span('2020-01-01', null, 'role.manage')], [FOR_GOOD], [TODAY]],
  ['there was nobody before', [], [], []],
  ['an end that was there stays', [span('2020-01-01', '2026-05-01')], [span('2020-01-01', '2026-05-01')], []],
])('days without an administrator: %s', (_, before, after, days) => {
  expect(lostCoverage(before, after, TODAY)).toEqual(days);
});
