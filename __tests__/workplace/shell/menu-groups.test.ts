import { groupMenu } from '@/components/workplace/shell/aside/menu-groups';
import { menuEntry } from './menu-entry';

test('a module shows its own entries only, by group and sub-group, in the order of the HR API', () => {
  const menu = [
    menuEntry({ Menu_Name: 'My profile', Group_Name: 'Personal' }),
    menuEntry({ Menu_Name: 'Travel desk', Module_Code: 355, Group_Name: 'Personal' }),
    menuEntry({ Menu_Name: 'Job status', Group_Name: 'Organisation' }),
    menuEntry({ Menu_Name: 'Documents', Group_Name: 'Personal', SubGroupName: 'Files' }),
    menuEntry({ Menu_Name: 'Address', Group_Name: 'Personal' }),
    menuEntry({ Menu_Name: 'Letters', Group_Name: 'Personal', SubGroupName: 'Files' }),
  ];
  const names = (entries: { Menu_Name: string }[]) => entries.map(({ Menu_Name }) => Menu_Name);
  const groups = groupMenu(menu, 15).map(({ name, entries, subGroups }) => ({
    name,
    entries: names(entries),
    subGroups: subGroups.map((subGroup) => [subGroup.name, names(subGroup.entries)]),
  }));
  expect(groups).toEqual([
    { name: 'Personal', entries: ['My profile', 'Address'], subGroups: [['Files', ['Documents', 'Letters']]] },
    { name: 'Organisation', entries: ['Job status'], subGroups: [] },
  ]);
});

test('a module without entries has no groups', () => {
  expect(groupMenu([menuEntry({ Module_Code: 355 })], 15)).toEqual([]);
});
