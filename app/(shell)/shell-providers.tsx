'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FailureMessagesProvider } from '@/components/platform/notice/failure-messages-provider';
import { OwnShortcutsProvider } from '@/lib/client/shortcuts/own-shortcuts';

interface ShellProvidersProps {
  readonly faultWords: ComponentProps<typeof FailureMessagesProvider>['words'];
  readonly shortcuts: ComponentProps<typeof OwnShortcutsProvider>['initial'];
  readonly children: ReactNode;
}

/** What every part of the shell may ask for. */
export function ShellProviders({ faultWords, shortcuts, children }: ShellProvidersProps) {
  return (
    <FailureMessagesProvider words={faultWords}>
      <OwnShortcutsProvider initial={shortcuts}>{children}</OwnShortcutsProvider>
    </FailureMessagesProvider>
  );
}
