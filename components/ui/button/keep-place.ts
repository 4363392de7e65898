/**
 * Remembers where a button stands, and answers what leads the keyboard on where that is gone once it was pressed: to the heading of its
 * section, else to the first of its article. Whoever went on elsewhere meanwhile stays there.
 */
export function keepPlace(button: HTMLElement | null): () => void {
  const section = button?.closest('section');
  const article = button?.closest('article');
  const goOn = () => {
    if (button?.isConnected || !document.activeElement?.matches('body, dialog')) return;
    const place = section?.isConnected ? section : article;
    place?.querySelector<HTMLElement>('h2')?.focus();
  };
  return () => void requestAnimationFrame(goOn);
}
