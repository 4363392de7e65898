import { announceSessionEnd, SESSION_END_DELAY_MS, leaveEndedSession } from '@/lib/client/session/leave-ended-session';
import { withBasePath } from '@/lib/links/links';

jest.mock('@/lib/links/links', () => ({ withBasePath: jest.fn((path: string) => `#${path}`) }));

beforeEach(() => {
  jest.mocked(withBasePath).mockClear();
  window.dispatchEvent(new Event('pageshow'));
});

test('ten refused calls of a page leave it once, and once more when shown again (F08)', () => {
  for (let at = 0; at < 10; at += 1) leaveEndedSession();
  expect(withBasePath).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#/api/session/ended');
  window.dispatchEvent(new Event('pageshow'));
  leaveEndedSession();
  expect(withBasePath).toHaveBeenCalledTimes(2);
});

describe('a page that says first that its session has ended', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is left when it has said so (SESS-26)', () => {
    const say = jest.fn();
    const takeBack = announceSessionEnd(say);
    leaveEndedSession();
    expect(say).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(SESSION_END_DELAY_MS - 1);
    expect(withBasePath).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(withBasePath).toHaveBeenCalledWith('/api/session/ended');
    takeBack();
  });

  test('leads nobody away from the notice that a link brought them to meanwhile', () => {
    const takeBack = announceSessionEnd(() => {});
    leaveEndedSession();
    takeBack();
    jest.advanceTimersByTime(SESSION_END_DELAY_MS);
    expect(withBasePath).not.toHaveBeenCalled();
    leaveEndedSession();
    expect(withBasePath).toHaveBeenCalledTimes(1);
  });
});
