/**
 * Remembers in which list a button stands, and answers what leads the keyboard on where its row is gone once it was pressed: to the
 * heading of the list. Whoever went on elsewhere meanwhile stays there.
 */
export function keepPlace(button: HTMLElement | null): () => void {
  const list = button?.closest('section');
  const goOn = () => {
    if (button?.isConnected || !document.activeElement?.matches('body, dialog')) return;
    list?.querySelector<HTMLElement>('h2')?.focus();
  };
  return () => void requestAnimationFrame(goOn);
}
