import { codeRefusal, disableRefusal, inviteRefusal } from '@/hr-api/access/user-accounts/policy';

const actor = { accountId: 'mine' };
const account = { id: 'theirs', kind: 'employee', mail: 'a@example.com', mustPassCode: false } as const;
const own = { ...account, id: 'mine' };

test.each([
  ['a colleague’s account is disabled', account, false, ''],
  ['one’s own is not', own, false, 'own'],
  ['one’s own is not, the last of administrators least of all', own, true, 'own'],
  ['the last of administrators is not', account, true, 'last_administrator'],
])('%s', (_, whose, isLast, because) => {
  expect(disableRefusal(actor, whose, isLast)).toBe(because);
});

test.each([
  ['who never signed in is invited', account, { State: 'new', LastSignIn: '' }, ''],
  ['who was invited is so again', account, { State: 'invited', LastSignIn: '' }, ''],
  ['who waits after wrong passwords is', account, { State: 'paused', LastSignIn: '' }, ''],
  ['who signed in is not', account, { State: 'active', LastSignIn: '2026-03-05' }, 'signed_in'],
  ['who has no employment is not', account, { State: 'no-employment', LastSignIn: '' }, 'closed'],
  ['who is disabled is not', account, { State: 'disabled', LastSignIn: '' }, 'closed'],
  ['who has no address is not', { ...account, mail: '' }, { State: 'new', LastSignIn: '' }, 'no_mail'],
  ['a client user is not', { ...account, kind: 'client' }, { State: 'new', LastSignIn: '' }, 'client'],
] as const)('%s', (_, whose, seen, because) => {
  expect(inviteRefusal(whose, seen)).toBe(because);
});

test.each([
  ['a colleague’s code is switched on', account, ''],
  ['a colleague’s is switched off', { ...account, mustPassCode: true }, ''],
  ['one’s own is switched on', own, ''],
  ['one’s own is not switched off', { ...own, mustPassCode: true }, 'own'],
  ['none is mailed to who has no address', { ...account, mail: '' }, 'no_mail'],
  ['one that cannot be mailed any more is switched off', { ...account, mail: '', mustPassCode: true }, ''],
  ['a client user’s is not switched', { ...account, kind: 'client' }, 'client'],
] as const)('%s', (_, whose, because) => {
  expect(codeRefusal(actor, whose)).toBe(because);
});
