import { useEffect, type RefObject } from 'react';
import type { EditorHandle } from '@/components/ui/form/rich-text-editor';
import { partsOf } from '@/lib/contract/platform/mail/placeholders';

/** The placeholders of a text, as ranges: those that the mail knows, and those that it does not. */
export function placeholderRanges(area: HTMLElement, known: ReadonlySet<string>) {
  const ranges = { known: [] as Range[], unknown: [] as Range[] };
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let at = 0;
    for (const { kind, value } of partsOf(node.nodeValue ?? '')) {
      const length = kind === 'placeholder' ? value.length + 2 : value.length;
      if (kind === 'placeholder') {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + length);
        ranges[known.has(value) ? 'known' : 'unknown'].push(range);
      }
      at += length;
    }
  }
  return ranges;
}

/**
 * Colours the placeholders in an editor where the browser can do so without touching what is edited; elsewhere they are text
 * between braces all the same.
 */
export function usePlaceholderMarks(
  editor: RefObject<EditorHandle | null>,
  { names, content }: { names: readonly string[]; content: unknown },
): void {
  useEffect(() => {
    const area = editor.current?.area();
    if (!area || !('highlights' in CSS)) return;
    const { known, unknown } = placeholderRanges(area, new Set(names));
    CSS.highlights.set('placeholder', new Highlight(...known));
    CSS.highlights.set('unknown-placeholder', new Highlight(...unknown));
    return () => {
      CSS.highlights.delete('placeholder');
      CSS.highlights.delete('unknown-placeholder');
    };
  }, [editor, names, content]);
}
