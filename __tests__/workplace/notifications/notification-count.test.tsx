import { act, renderHook } from '@testing-library/react';
import { call } from '@/lib/client/call/call';
import { useNotificationCount } from '@/lib/client/use-notification-count';

jest.mock('@/lib/client/call/call', () => ({ call: jest.fn(() => Promise.resolve({ HeadNotificationCount: 5 })) }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(call).mockClear();
});
afterEach(() => jest.useRealTimers());

const passMinutes = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));

test('a user without notifications has no count, and none is ever requested', async () => {
  const { result } = renderHook(() => useNotificationCount(null));
  await passMinutes(3);
  expect(result.current).toBe(0);
  expect(call).not.toHaveBeenCalled();
});

test('a user sees the count of the page and the current one a minute later', async () => {
  const { result } = renderHook(() => useNotificationCount(3));
  expect(result.current).toBe(3);
  await passMinutes(1);
  expect(call).toHaveBeenCalledWith('getNotificationCount', {});
  expect(result.current).toBe(5);
});
