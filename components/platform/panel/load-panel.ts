import type { ComponentType } from 'react';
import type { Language } from '@/lib/contract/platform/languages';
import type { SomeMessages } from '@/lib/i18n/messages-context';
import type { Panel, PanelProps } from './define-panel';
import type { PanelName } from './panel-names';

export interface LoadedPanel {
  readonly Panel: ComponentType<PanelProps>;
  readonly messages: SomeMessages;
}

/** Fetches what is declared of a panel. */
export type FindPanel = (name: PanelName) => Promise<Panel>;

let source: { findPanel: FindPanel; language: Language } | undefined;
const loading = new Map<PanelName, Promise<LoadedPanel>>();
const loaded = new Map<PanelName, LoadedPanel>();

/** Sets the source of panels once per page. Another language empties the cache. */
export function providePanels(findPanel: FindPanel, language: Language) {
  if (source?.language === language) return;
  source = { findPanel, language };
  loading.clear();
  loaded.clear();
}

/** The panel, if its code and messages are here. */
export function loadedPanel(name: PanelName): LoadedPanel | undefined {
  return loaded.get(name);
}

/** Loads a panel's code and messages once; a failure is loaded again the next time. */
export function loadPanel(name: PanelName): Promise<LoadedPanel> {
  const begun = loading.get(name) ?? begin(name);
  loading.set(name, begun);
  return begun;
}

async function begin(name: PanelName): Promise<LoadedPanel> {
  try {
    if (!source) throw new Error('no page provides panels');
    const { findPanel, language } = source;
    const [found, { loadPanelMessages }] = await Promise.all([findPanel(name), import('./panel-messages')]);
    const { load, messages: namespace, loadMessages } = found;
    const [Panel, messages] = await Promise.all([load(), loadPanelMessages(language, namespace, loadMessages)]);
    const panel = { Panel, messages };
    loaded.set(name, panel);
    return panel;
  } catch (error) {
    loading.delete(name);
    throw error;
  }
}
