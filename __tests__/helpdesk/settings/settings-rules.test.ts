import { suggestedFirst, toggledCode } from '@/components/helpdesk/settings/statuses/next-statuses';

test('a status that is ticked comes last, one that is suggested comes first', () => {
  expect(toggledCode('', 3)).toBe('3');
  expect(toggledCode('2,3', 10)).toBe('2,3,10');
  expect(toggledCode('2,3,10', 3)).toBe('2,10');
  expect(suggestedFirst('2,3,10', 10)).toBe('10,2,3');
});
