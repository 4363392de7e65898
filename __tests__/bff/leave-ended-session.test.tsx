import { leaveEndedSession } from '@/lib/client/leave';
import { withBasePath } from '@/lib/links';

jest.mock('@/lib/links', () => ({ withBasePath: jest.fn((path: string) => `#${path}`) }));

test('ten calls of a page that meet an ended session leave it once, and again once it was shown anew (F08)', () => {
  for (let at = 0; at < 10; at += 1) leaveEndedSession();
  expect(withBasePath).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#/api/session/ended');
  window.dispatchEvent(new Event('pageshow'));
  leaveEndedSession();
  expect(withBasePath).toHaveBeenCalledTimes(2);
});
