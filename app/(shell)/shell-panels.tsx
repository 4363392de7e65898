'use client';

import { definePanel, type Panel } from '@/components/panel/define-panel';
import { PanelFrame, type PanelFrameWords } from '@/components/panel/panel-frame';
import type { PanelName } from '@/components/panel/panel-names';
import type { Language } from '@/lib/contract/languages';

/** Every panel of the shell; its code comes when it is wanted. */
const panels = {
  shortcuts: definePanel({
    place: 'side',
    words: 'shortcuts',
    load: async () => (await import('@/components/shortcuts/shortcuts-panel')).ShortcutsPanel,
  }),
} satisfies Record<PanelName, Panel>;

export function ShellPanels({ language, words }: { language: Language; words: PanelFrameWords }) {
  return <PanelFrame panels={panels} language={language} words={words} />;
}
