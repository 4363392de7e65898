'use client';

import { lazy, Suspense, type ComponentProps } from 'react';

const InternalMessageDialog = lazy(async () => ({
  default: (await import('./internal-message-dialog')).InternalMessageDialog,
}));

/** Fetches the dialog of an internal message for those alone who have one to read. */
export function InternalMessageHost(props: ComponentProps<typeof InternalMessageDialog>) {
  return (
    <Suspense fallback={null}>
      <InternalMessageDialog {...props} />
    </Suspense>
  );
}
