import { profileLinksOf } from '@/lib/links/profile-links';

const employee = {
  TypeOfUser: 'E' as const,
  CurrentUser: '',
  myprofile: true,
  myMessage: true,
  changePass: true,
  changeBuddy: true,
};
const none = { profile: false, messages: false, password: false, buddy: false };

test('an employee who acts for themself has all their links (PROF-13)', () => {
  expect(profileLinksOf(employee)).toEqual({ profile: true, messages: true, password: true, buddy: true });
});

test.each([
  ['profile', 'myprofile', 'PROF-15'],
  ['messages', 'myMessage', 'PROF-16'],
  ['password', 'changePass', 'PROF-17'],
  ['buddy', 'changeBuddy', 'PROF-18'],
] as const)('the link %s goes with the flag %s alone (%s)', (...[link, flag]) => {
  expect(profileLinksOf({ ...employee, [flag]: false })).toEqual({ ...profileLinksOf(employee), [link]: false });
});

test('users of another type and delegates get no profile links (PROF-13, PROF-14)', () => {
  expect(profileLinksOf({ ...employee, TypeOfUser: 'V' })).toEqual(none);
  expect(profileLinksOf({ ...employee, CurrentUser: 'E1002' })).toEqual(none);
});
