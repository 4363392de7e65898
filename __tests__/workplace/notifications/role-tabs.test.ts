import { firstTab, tabPanelIds, type RoleHeader } from '@/components/workplace/notifications/role-tabs';

const role = (Role_Code: number, count: number, active = 2): RoleHeader => ({
  Role_Code,
  Role_Name: `Role ${Role_Code}`,
  EmpCount: Role_Code === 2 ? count : 0,
  AppCount: Role_Code === 5 ? count : 0,
  RevCount: Role_Code === 13 ? count : 0,
  RoleCount: [2, 5, 13].includes(Role_Code) ? 0 : count,
  session_Role_Code: active,
});

test.each([
  ['the wanted role, whatever waits', [role(2, 1), role(5, 0)], 5, 1],
  ['the active role where something waits there', [role(2, 1, 13), role(5, 3, 13), role(13, 1, 13)], null, 2],
  [
    'the first role where something waits, if nothing does for the active one',
    [role(2, 0), role(5, 0), role(19, 4)],
    null,
    2,
  ],
  ['the active role where nothing waits anywhere', [role(2, 0, 5), role(5, 0, 5)], null, 1],
  ['the first role where the active one is not told', [role(2, 0, 0), role(5, 0, 0)], null, 0],
  ['the active role where the wanted one is not held', [role(2, 1), role(5, 1)], 17, 0],
] as const)('the panel begins with %s', (_, roles, wanted, tab) => {
  expect(firstTab(roles, wanted)).toBe(tab);
});

test.each([
  ['5N', 5, 'N'],
  ['13M', 13, 'M'],
  ['M', null, 'M'],
  [undefined, null, 'N'],
  ['anything else', null, 'N'],
] as const)('a panel that is opened for %s shows role %s and type %s', (subject, roleCode, kind) => {
  expect(tabPanelIds(subject)).toEqual({ roleCode, kind });
});
