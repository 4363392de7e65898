/** A table of a page of its own, as the measurement finds it in the browser's window. */
export interface Contestant {
  /** Draws the table with all rows, for the first time or once more after `unmount`. */
  readonly mount: () => void;
  readonly unmount: () => void;
  /** The element that scrolls, once there is one. */
  readonly scroller: () => HTMLElement | null;
  /** The row at a place, if it is drawn. */
  readonly rowAt: (at: number) => Element | null;
}

declare global {
  interface Window {
    contestant?: Contestant;
  }
}

export const ROWS = 100_000;
/** In pixels, of every contestant. */
export const ROW_HEIGHT = 44;
/** In pixels, of what is seen of the rows with their titles. */
export const VIEW = { width: 1200, height: 640 } as const;

export function hostElement(): HTMLElement {
  const host = document.getElementById('host');
  if (!host) throw new Error('the page has no host');
  return host;
}
