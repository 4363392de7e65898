import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes the files that are dropped or pasted anywhere on the page while `isListening`, where a browser would leave the page
 * for the file. Answers whether some are held above it.
 */
export function useGivenFiles(isListening: boolean, onFiles: (files: File[], way: 'drop' | 'paste') => void): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const give = useEffectEvent(onFiles);

  useEffect(() => {
    if (!isListening) return;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsHeld(true);
    };
    const letGo = (event: DragEvent) => {
      if (!event.relatedTarget) setIsHeld(false);
    };
    const drop = (event: DragEvent) => {
      setIsHeld(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      give([...event.dataTransfer.files], 'drop');
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      give(files, 'paste');
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener('dragleave', letGo, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => {
      listening.abort();
      setIsHeld(false);
    };
  }, [isListening]);

  return isHeld;
}
