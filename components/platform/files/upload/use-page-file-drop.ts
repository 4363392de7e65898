import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes the files that are dropped or pasted anywhere on the page while `isListening`, where a browser would leave the page
 * for the file. Answers whether some are held above it.
 */
export function usePageFileDrop(
  isListening: boolean,
  onFiles: (files: File[], way: 'drop' | 'paste') => void,
): boolean {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const give = useEffectEvent(onFiles);

  useEffect(() => {
    if (!isListening) return;
    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDraggedOver(true);
    };
    const letGo = (event: DragEvent) => {
      if (!event.relatedTarget) setIsDraggedOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsDraggedOver(false);
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
    document.addEventListener('dragover', dragOver, { signal });
    document.addEventListener('dragleave', letGo, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => {
      listening.abort();
      setIsDraggedOver(false);
    };
  }, [isListening]);

  return isDraggedOver;
}
