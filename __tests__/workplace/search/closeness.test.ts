import { CLOSENESS, closenessOf, closestOf, closestWords } from '@/lib/contract/platform/closeness';

const { none, mistyped, inside, wordStart, start, same } = CLOSENESS;

test.each([
  ['change password', 'Change password', same],
  ['CHANGE', 'Change password', start],
  ['pass', 'Change password', wordStart],
  ['pass cha', 'Change password', wordStart],
  ['word', 'Change password', inside],
  ['passwrod', 'Change password', mistyped],
  ['chnage', 'Change password', mistyped],
  ['hcange', 'Change password', mistyped],
  ['pasword', 'Change password', mistyped],
  ['zurich', 'Zürich', same],
  ['ärger', 'Change password', none],
  ['pss', 'Change password', none],
  ['', 'Change password', none],
  ['--', 'Change password', none],
  ['パス', 'パスワードを変更', start],
  ['変更', 'パスワードを変更', inside],
])('%p fits %p as well as %i', (typed, text, closeness) => {
  expect(closenessOf(typed, text)).toBe(closeness);
});

test('what fits better comes first, and a mistake counts only where nothing fits', () => {
  const pages = ['My tickets', 'Ticket', 'Tickers', 'Leave'];
  const find = (typed: string) => closestOf(typed, pages, (page) => page);
  expect(find('ticket')).toEqual(['Ticket', 'My tickets']);
  expect(find('tikcet')).toEqual(['My tickets', 'Ticket']);
  expect(find('nothing')).toEqual([]);
});

test('a word is taken as typed where something begins so, else for the nearest', () => {
  expect(closestWords('vik', ['vikram'], 5)).toEqual(['vik']);
  expect(closestWords('vikrm', ['vikram', 'viktor', 'priya'], 5)).toEqual(['vikram']);
  expect(closestWords('krishnnan', ['krishna', 'krishnan'], 1)).toEqual(['krishnan']);
});
