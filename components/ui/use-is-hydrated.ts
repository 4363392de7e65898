import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the page as the server sent it, true once scripts run: for what only scripts can do. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
