import { checkMonths, keepMonthsOf, valuesOf } from '@/components/workplace/retention/keep/keep-values';
import type { Translate } from '@/lib/i18n/message-key';

const t = ((key: string) => key) as Translate<'retention'>;

test.each(['', ' ', '5', '601', '6.5', '-6', 'six', '1e2'])('“%s” months are refused at the field', (Months) => {
  expect(checkMonths(t, { Mode: 'after', Months })).toBe('keep.range');
});

test.each([
  ['6', 6],
  ['600', 600],
  [' 24 ', 24],
  ['２４', 24],
])('“%s” is %i months, whatever the width of its digits', (Months, months) => {
  const values = { Mode: 'after', Months } as const;
  expect(checkMonths(t, values)).toBeNull();
  expect(keepMonthsOf(values)).toBe(months);
});

test('who keeps everything saves no months, whatever was typed before', () => {
  const values = { Mode: 'always', Months: 'six' } as const;
  expect(checkMonths(t, values)).toBeNull();
  expect(keepMonthsOf(values)).toBeNull();
});

test('the form begins with what is set, and with an empty field where nothing is', () => {
  expect(valuesOf(24)).toEqual({ Mode: 'after', Months: '24' });
  expect(valuesOf(null)).toEqual({ Mode: 'after', Months: '' });
});
