'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { snackbarStore } from './snackbar-queue';
import type { SnackbarsProps } from './snackbars';

/** The place of messages where most people see none: its code is fetched with the first one. */
export function SnackbarsOnDemand({ closeText }: SnackbarsProps) {
  const isWanted = useSyncExternalStore(
    snackbarStore.subscribe,
    () => snackbarStore.read().length > 0,
    () => false,
  );
  const [Snackbars, setSnackbars] = useState<ComponentType<SnackbarsProps> | null>(null);

  useEffect(() => {
    if (isWanted) void import('./snackbars').then((loaded) => setSnackbars(() => loaded.Snackbars));
  }, [isWanted]);

  return Snackbars && <Snackbars closeText={closeText} />;
}
