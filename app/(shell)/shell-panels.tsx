'use client';

import type { ReactNode } from 'react';
import type { PanelPlace } from '@/components/panel/define-panel';
import { PanelFrame, type PanelFrameWords } from '@/components/panel/panel-frame';
import { openPanel } from '@/components/panel/open-panel';
import type { PanelName } from '@/components/panel/panel-names';
import { useShortcut } from '@/lib/client/use-shortcut';
import type { Language } from '@/lib/contract/languages';

/** Where each panel stands, which has to be known before its code is here. */
const places = {
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

interface ShellPanelsProps {
  readonly language: Language;
  readonly words: PanelFrameWords;
  readonly tabs: ReactNode;
}

export function ShellPanels({ language, words, tabs }: ShellPanelsProps) {
  useShortcut('shortcut-list', () => openPanel('shortcuts'));
  return <PanelFrame places={places} loadPanels={loadPanels} language={language} words={words} tabs={tabs} />;
}
