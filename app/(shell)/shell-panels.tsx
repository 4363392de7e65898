'use client';

import type { ReactNode } from 'react';
import type { PanelPlace } from '@/components/platform/panel/define-panel';
import { PanelFrame } from '@/components/platform/panel/panel-frame';
import { openPanel } from '@/components/platform/panel/open-panel';
import type { PanelName } from '@/components/platform/panel/panel-names';
import { useShortcut } from '@/lib/client/shortcuts/use-shortcut';

/** Where each panel stands, which has to be known before its code is here. */
const placements = {
  'all-notifications': 'top',
  'new-joiners': 'side',
  notifications: 'side',
  modules: 'side',
  profile: 'side',
  'quick-actions': 'side',
  'quick-panel': 'side',
  'quick-user': 'side',
  search: 'top',
  locator: 'top',
  shortcuts: 'side',
  knowledge: 'side',
  happenings: 'side',
  buddy: 'side',
  'chill-connect': 'side',
  tickets: 'full',
  tours: 'large',
} satisfies Record<PanelName, PanelPlace>;

const loadPanels = async () => (await import('./panels')).panels;

export function ShellPanels({ tabs }: { tabs: ReactNode }) {
  useShortcut('shortcut-list', () => openPanel('shortcuts'));
  return <PanelFrame placements={placements} loadPanels={loadPanels} tabs={tabs} />;
}
