import { loadModal } from '@/components/ui/overlay/load-modal';
import { loadFrame } from './load-frame';
import { loadPanel } from './load-panel';
import type { PanelName } from './panel-names';

/** Fetches a panel and what it stands in, for when somebody is about to open it. */
export function preloadPanel(name: PanelName) {
  for (const part of [loadModal(), loadFrame(), loadPanel(name)]) part.catch(() => undefined);
}
