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

test('somebody without notifications has none, and nobody asks for them however long the page is open', async () => {
  const { result } = renderHook(() => useNotificationCount(null));
  await passMinutes(3);
  expect(result.current).toBe(0);
  expect(call).not.toHaveBeenCalled();
});

test('somebody with notifications sees what the page brought, and a minute later what there is then', async () => {
  const { result } = renderHook(() => useNotificationCount(3));
  expect(result.current).toBe(3);
  await passMinutes(1);
  expect(call).toHaveBeenCalledWith('getNotificationCount', {});
  expect(result.current).toBe(5);
});
