import { ruleFacts } from '@/components/time/leave/setup/sentences/rule-facts';
import { ruleSentences, ruleSummary } from '@/components/time/leave/setup/sentences/rule-sentences';
import { firstPeriodOf } from '@/components/time/leave/setup/sentences/first-period';
import { languages } from '@/lib/contract/platform/languages';
import { HALF_DAY, LEAVE_BASES, LEAVE_PIECES, PARTS_PER_DAY, PRO_RATAS } from '@/lib/contract/time/leave/leave-rules';
import { sampleTypes } from '../../../../hr-api/time/leave/sample/sample-types';
import { sampleRule } from '../sample-rule';
import { textsIn, contextIn } from './sentences-of';

const days = (count: number) => count * PARTS_PER_DAY;

test('a rule by the year is one sentence: how much, pro rata, and what is carried until when', async () => {
  const rule = sampleRule({ amount: days(22), carry: { cap: days(5), months: 3 } });
  expect(ruleSummary(await contextIn('en'), rule)).toBe(
    '22 days a year from January, pro rata by days, at most 5 days carried over until the end of March.',
  );
});

test('a carry ends so many months after the leave year began, in another year too', async () => {
  const context = await contextIn('en');
  const summary = (months: number | null, yearBegins: number) =>
    ruleSummary(context, sampleRule({ amount: days(20), yearBegins, carry: { cap: null, months } }));
  expect(summary(1, 1)).toMatch(/all that is left carried over until the end of January\.$/);
  expect(summary(10, 4)).toMatch(/until the end of January\.$/);
  expect(summary(12, 4)).toMatch(/carried over for 12 months\.$/);
  expect(summary(null, 4)).toMatch(/all that is left carried over\.$/);
});

test('whom a rule is for is said where that is not everybody, long lists in short', async () => {
  const context = await contextIn('en');
  const whom = (units: string[], locations: string[]) =>
    ruleSummary(context, sampleRule({ amount: days(1), units, locations }))
      .split('. ')
      .at(-1);
  expect(whom(['sales'], ['munich', 'lyon'])).toBe('It is for Sales in Munich and Lyon.');
  expect(whom(['gone'], [])).toBe('It is for gone.');
  expect(
    whom(
      [],
      context.audience.Locations.map(({ Code }) => Code),
    ),
  ).toBe('It is for Munich, Lyon, Osaka, Pune, Boston, and 2 more.');
});

test('all that a rule says stands in sentences of their own', async () => {
  const rule = sampleRule({
    basis: 'worked',
    amount: HALF_DAY,
    earnedDays: 60,
    claimDays: 30,
    belowZero: days(2),
    countsBetween: true,
    noticeDays: 14,
    proofFrom: days(3),
    isEncashed: true,
  });
  expect(ruleSentences(await contextIn('en'), rule)).toEqual([
    '0.5 days for every 20 days worked, nothing carried over.',
    'Work on days off is claimed up to 30 days later.',
    'What is earned lasts 60 days.',
    'It is taken down to 2 days below zero.',
    'It is taken in whole and half days, days off in between count, asked for 14 days ahead, with a proof from 3 days on.',
    'What is left may be paid out.',
    'It is for everybody.',
  ]);
});

test.each(languages)('every kind of rule is said in whole words of %s', async (language) => {
  const [context, t] = [await contextIn(language), await textsIn(language, 'leave-setup')];
  const rules = [
    ...sampleTypes.map(({ rule }) => rule),
    ...LEAVE_BASES.flatMap((basis) =>
      PRO_RATAS.flatMap((proRata) =>
        LEAVE_PIECES.map((piece) =>
          sampleRule({ basis, proRata, piece, amount: days(1.5), yearBegins: 4, isGrantedAfter: true, proofFrom: 0 }),
        ),
      ),
    ),
  ];
  for (const rule of rules) {
    const said = [...ruleSentences(context, rule), ...ruleFacts(t, context, rule).map(({ text }) => text)].join(' ');
    expect(said).not.toMatch(/[{}]|undefined/);
    expect(said.length).toBeGreaterThan(20);
  }
});

test('a rule grants from the first period on that begins with its day or later', () => {
  const first = (basis: 'year' | 'month' | 'none', yearBegins: number, from: string) =>
    firstPeriodOf({ basis, yearBegins }, from);
  expect(first('year', 1, '2026-01-01')).toBe('2026-01-01');
  expect(first('year', 1, '2026-01-02')).toBe('2027-01-01');
  expect(first('year', 4, '2026-03-18')).toBe('2026-04-01');
  expect(first('year', 4, '2026-12-31')).toBe('2027-04-01');
  expect(first('month', 4, '2026-12-31')).toBe('2027-01-01');
  expect(first('none', 1, '2026-01-01')).toBeNull();
});
