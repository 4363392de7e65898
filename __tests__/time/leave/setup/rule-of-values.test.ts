import { checkRule, ruleOfValues } from '@/components/time/leave/setup/editor/rule-of-values';
import { FIRST_RULE, valuesOfRule, type RuleValues } from '@/components/time/leave/setup/editor/rule-values';
import { firstValues } from '@/components/time/leave/setup/editor/first-values';
import { readAmount, typedAmount } from '@/components/time/leave/amount-input';
import { languages } from '@/lib/contract/platform/languages';
import { leaveRuleSchema } from '@/lib/contract/time/leave/leave-shapes';
import { HALF_DAY, PARTS_PER_DAY, type LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import { sampleTypes } from '../../../../hr-api/time/leave/sample/sample-types';
import { sampleRule } from '../sample-rule';
import { textsIn } from './sentences-of';

const typed = (part: Partial<RuleValues>): RuleValues => ({ ...FIRST_RULE, From: '2026-01-01', Amount: '22', ...part });

async function wrongIn(values: RuleValues) {
  const errors = checkRule(await textsIn('en', 'leave-setup.errors'), values);
  return Object.entries(errors).flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []));
}

/** Where nothing is rounded, nobody says whether that is up. */
const asEdited = (rule: LeaveRule): LeaveRule => ({ ...rule, roundsUp: rule.roundTo === 1 ? false : rule.roundsUp });

test.each(languages)('an amount is typed in days as %s writes them, and read again as the same', (language) => {
  for (const amount of [HALF_DAY, 300, 400, 499, 500, 700, 25 * PARTS_PER_DAY, 1])
    expect(readAmount(typedAmount(amount, language))).toBe(amount);
});

test('days are read with a point or a comma; what has no whole parts of a day is none', () => {
  expect(readAmount('12.5')).toBe(12.5 * PARTS_PER_DAY);
  expect(readAmount(' 12,5 ')).toBe(12.5 * PARTS_PER_DAY);
  expect(readAmount('2.0833')).toBe(500);
  expect(readAmount('2.08')).toBeNull();
  expect(readAmount('two')).toBeNull();
  expect(readAmount('')).toBeNull();
});

test('a rule that is opened and not changed stays what it is', () => {
  const rules = [
    ...sampleTypes.map(({ rule }) => rule),
    sampleRule({ basis: 'worked', amount: HALF_DAY, perWorkedDays: 17, carry: { cap: null, months: null } }),
    sampleRule({
      amount: 500,
      units: ['sales'],
      proofFrom: 0,
      belowZero: 60,
      earnedDays: 1,
      claimDays: 366,
      noticeDays: 366,
    }),
  ];
  for (const rule of rules)
    for (const language of languages)
      expect(ruleOfValues(valuesOfRule(rule, '2026-01-01', language))).toEqual(asEdited(rule));
});

test('what is typed becomes a rule that the HR API takes', () => {
  const rule = ruleOfValues(
    typed({
      Carry: 'cap',
      CarryCap: '5',
      CarryMonths: '3',
      EarnedDays: '60',
      Below: 'to',
      BelowTo: '2,5',
      ProofFrom: '3',
      NoticeDays: '14',
      Rounding: 'dayUp',
      Locations: ['munich'],
    }),
  );
  expect(leaveRuleSchema.parse(rule)).toEqual(rule);
  expect(rule).toMatchObject({
    amount: 22 * PARTS_PER_DAY,
    carry: { cap: 5 * PARTS_PER_DAY, months: 3 },
    earnedDays: 60,
    belowZero: 2.5 * PARTS_PER_DAY,
    proofFrom: 3 * PARTS_PER_DAY,
    noticeDays: 14,
    roundTo: PARTS_PER_DAY,
    roundsUp: true,
    locations: ['munich'],
  });
});

test('what does not apply is not kept: a rule that grants nothing carries nothing', () => {
  const rule = ruleOfValues(typed({ Basis: 'none', Carry: 'all', IsGrantedAfter: true }));
  expect(rule).toMatchObject({ basis: 'none', amount: 0, carry: null, isGrantedAfter: false });
});

test('what is wrong is said at its field, and only of what applies', async () => {
  expect(await wrongIn(typed({}))).toEqual([]);
  expect(await wrongIn(typed({ Amount: '', From: '' }))).toEqual([
    'From: Choose a day.',
    'Amount: Give a number of days, such as 12.5.',
  ]);
  expect(await wrongIn(typed({ Amount: '1001' }))).toHaveLength(1);
  expect(await wrongIn(typed({ Basis: 'none', Amount: 'much', Carry: 'cap' }))).toEqual([]);
  expect(await wrongIn(typed({ Carry: 'cap', CarryCap: '0', CarryMonths: '61' }))).toEqual([
    'CarryCap: Give a number of days, such as 12.5.',
    'CarryMonths: Give a whole number from 1 to 60.',
  ]);
  expect(await wrongIn(typed({ Below: 'to', EarnedDays: '1.5', NoticeDays: '', ProofFrom: '-1' }))).toHaveLength(3);
  expect(await wrongIn(typed({ Basis: 'worked', PerWorkedDays: '0' }))).toEqual([
    'PerWorkedDays: Give a whole number from 1 to 366.',
  ]);
});

test('a change begins as the last rule with its next period, a first rule with this year', () => {
  const today = '2026-03-18';
  const first = firstValues({ corrected: null, latest: null, today }, 'en');
  expect(first.From).toBe('2026-01-01');
  const dated = { from: '2025-04-01', rule: sampleRule({ yearBegins: 4, amount: PARTS_PER_DAY }) };
  const next = firstValues({ corrected: null, latest: dated, today }, 'en');
  expect(next).toMatchObject({ From: '2026-04-01', Amount: '1' });
  const later = { ...dated, from: '2027-04-01' };
  expect(firstValues({ corrected: null, latest: later, today }, 'en').From).toBe('2028-04-01');
  expect(firstValues({ corrected: dated, latest: later, today }, 'en').From).toBe('2025-04-01');
});
