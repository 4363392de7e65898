import { openPanelStore } from './open-panel';

/**
 * Tells of a panel that opens once what the press changed elsewhere is painted, of one that shuts at once. A panel takes longer
 * to make than a press may wait for its first paint (100 ms on a slow phone). The search opens at once, too: whoever pressed its keys
 * goes on typing.
 */
export function subscribeAfterPaint(listener: () => void) {
  let frame = 0;
  let task: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
  const unsubscribe = openPanelStore.subscribe(() => {
    forget();
    const opened = openPanelStore.read();
    if (opened === null || opened.name === 'search') listener();
    else frame = requestAnimationFrame(() => (task = setTimeout(listener)));
  });
  return () => {
    forget();
    unsubscribe();
  };
}
