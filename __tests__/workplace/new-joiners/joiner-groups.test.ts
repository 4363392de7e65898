import { groupJoiners, type Joiner } from '@/components/workplace/new-joiners/joiner-groups';

const joinedOn = (DateOfJoin: string) => ({ Empid: DateOfJoin, DateOfJoin }) as Joiner;

test('joiners stand in the group of how long ago they came, and an empty group is left out', () => {
  const days = ['01-Mar-2026', '22-Feb-2026', '21-Feb-2026', '30-Jan-2026', '29-Jan-2026', 'soon'];
  const groups = groupJoiners(days.map(joinedOn), '2026-03-01');
  expect(groups.map(({ name, joiners }) => [name, joiners.map(({ DateOfJoin }) => DateOfJoin)])).toEqual([
    ['week', ['01-Mar-2026', '22-Feb-2026']],
    ['month', ['21-Feb-2026', '30-Jan-2026']],
    ['earlier', ['29-Jan-2026', 'soon']],
  ]);
  expect(groupJoiners([joinedOn('01-Mar-2026')], '2026-03-01').map(({ name }) => name)).toEqual(['week']);
});
