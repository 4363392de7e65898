import type { PanelName } from './panel-names';

export interface OpenedPanel {
  readonly name: PanelName;
  readonly subject: string | undefined;
}

let opened: OpenedPanel | null = null;
const listeners = new Set<() => void>();

function change(next: OpenedPanel | null) {
  if (opened === next) return;
  opened = next;
  listeners.forEach((listener) => listener());
}

/** Opens a panel from anywhere in the shell; one that is open gives way to it. */
export function openPanel(name: PanelName, subject?: string) {
  change({ name, subject });
}

export function closePanel() {
  change(null);
}

export const openedPanel = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => opened,
  readOnServer: () => null,
};
