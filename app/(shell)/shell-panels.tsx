'use client';

import { useCallback, type ComponentProps } from 'react';
import type { PanelHead } from '@/components/platform/panel/define-panel';
import { PanelHost } from '@/components/platform/panel/panel-host';
import { openPanel } from '@/components/platform/panel/open-panel';
import type { PanelName } from '@/components/platform/panel/panel-names';
import { useShortcut } from '@/lib/client/shortcuts/use-shortcut';

interface ShellPanelsProps extends Omit<ComponentProps<typeof PanelHost>, 'findPanel' | 'heads'> {
  readonly heads: Readonly<Record<PanelName, PanelHead & { readonly folder: string }>>;
}

export function ShellPanels({ heads, ...props }: ShellPanelsProps) {
  const findPanel = useCallback(
    async (name: PanelName) => (await import('./find-panel')).findPanel(heads[name].folder, name),
    [heads],
  );
  useShortcut('shortcut-list', () => openPanel('shortcuts'));
  return <PanelHost heads={heads} {...props} findPanel={findPanel} />;
}
