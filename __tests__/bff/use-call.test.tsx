import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { useCall } from '@/lib/client/call/use-call';

test('a part that is loaded after the answer has come shows the answer', async () => {
  const fetched = jest.fn(async () => ({ ok: true, status: 200, json: async () => ({ Unread: 7 }) }));
  Object.assign(globalThis, { fetch: fetched });
  let arrive = () => {};
  const Late = lazy(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: ({ of }: { of: { readonly data?: unknown } }) => <p>{of.data ? 'here' : 'waiting'}</p> };
  });
  function Parent() {
    const counts = useCall('listModules', {});
    return (
      <Suspense fallback="loading">
        <Late of={counts} />
      </Suspense>
    );
  }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Parent />
    </SWRConfig>,
  );
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  arrive();
  expect(await screen.findByText('here')).toBeVisible();
});
