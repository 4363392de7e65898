import type { PanelName } from './panel-names';

export interface OpenPanelState {
  readonly name: PanelName;
  readonly subject: string | undefined;
}

let opened: OpenPanelState | null = null;
const listeners = new Set<() => void>();

function change(next: OpenPanelState | null) {
  if (opened === next) return;
  opened = next;
  listeners.forEach((listener) => listener());
}

/** Opens a panel from anywhere in the shell, in place of an open one. */
export function openPanel(name: PanelName, subject?: string) {
  change({ name, subject });
}

export function closePanel() {
  change(null);
}

export const openPanelStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => opened,
  readOnServer: () => null,
};
