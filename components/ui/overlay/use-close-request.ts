import { useEffectEvent, useLayoutEffect } from 'react';

/** Not yet among TypeScript's own types. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Hears a phone's gesture that goes back, where the browser tells of it, while the component is there. */
export function useCloseRequest(onClose: (() => void) | undefined) {
  const close = useEffectEvent(() => onClose?.());
  const canClose = onClose !== undefined;
  useLayoutEffect(() => {
    if (!canClose || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    // A request that is held back leaves the watcher there for the next one.
    watcher.addEventListener('cancel', (event) => {
      if (!event.cancelable) return;
      event.preventDefault();
      close();
    });
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [canClose]);
}
