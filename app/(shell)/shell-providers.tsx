'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FaultWordsProvider } from '@/components/platform/notice/fault-words-provider';
import { OwnShortcutsProvider } from '@/lib/client/shortcuts/own-shortcuts';

interface ShellProvidersProps {
  readonly faultWords: ComponentProps<typeof FaultWordsProvider>['words'];
  readonly shortcuts: ComponentProps<typeof OwnShortcutsProvider>['initial'];
  readonly children: ReactNode;
}

/** What every part of the shell may ask for. */
export function ShellProviders({ faultWords, shortcuts, children }: ShellProvidersProps) {
  return (
    <FaultWordsProvider words={faultWords}>
      <OwnShortcutsProvider initial={shortcuts}>{children}</OwnShortcutsProvider>
    </FaultWordsProvider>
  );
}
