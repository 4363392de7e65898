import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLanguage } from '@/lib/i18n/messages-context';
import type { PanelHead } from './define-panel';
import { useFrame } from './load-frame';
import { providePanels, type FindPanel } from './load-panel';
import { closePanel, openPanelStore } from './open-panel';
import { subscribeAfterPaint } from './subscribe-after-paint';
import type { PanelName } from './panel-names';
import { preloadPanel } from './preload-panel';

interface PanelHostProps {
  readonly heads: Readonly<Record<PanelName, PanelHead>>;
  readonly findPanel: FindPanel;
  /** The tabs below a bottom sheet on a phone. */
  readonly tabs: ReactNode;
}

/** Where panels open; what they stand in comes with the first. Navigating closes them. */
export function PanelHost({ heads, findPanel, tabs }: PanelHostProps) {
  const language = useLanguage();
  const opened = useSyncExternalStore(subscribeAfterPaint, openPanelStore.read, openPanelStore.readOnServer);
  const frame = useFrame(opened !== null);
  const path = usePathname();

  useEffect(() => providePanels(findPanel, language), [findPanel, language]);
  useEffect(() => closePanel, [path]);
  useEffect(() => {
    if (opened) preloadPanel(opened.name);
  }, [opened]);

  return frame && <frame.PanelFrame opened={opened} heads={heads} tabs={tabs} />;
}
