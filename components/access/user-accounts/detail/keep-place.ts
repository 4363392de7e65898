/**
 * Remembers where a button stands, and answers what leads the keyboard on where that is gone once it was pressed: to the heading of its
 * part, else to the first of the account. Whoever went on elsewhere meanwhile stays there.
 */
export function keepPlace(button: HTMLElement | null): () => void {
  const part = button?.closest('section');
  const account = button?.closest('article');
  const goOn = () => {
    if (button?.isConnected || !document.activeElement?.matches('body, dialog')) return;
    const place = part?.isConnected ? part : account;
    place?.querySelector<HTMLElement>('h2')?.focus();
  };
  return () => void requestAnimationFrame(goOn);
}
