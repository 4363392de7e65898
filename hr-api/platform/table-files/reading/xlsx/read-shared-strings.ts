import { UnreadableTable } from '../unreadable-table';
import { cellText } from './cell-text';
import type { Parts } from './open-parts';
import { parseXml, type XmlListener } from './parse-xml';
import { createTextStore, type TextStore } from './text-store';

/** The texts that cells name by their numbers, parts in different fonts put together. */
export async function readSharedStrings(
  parts: Parts,
  part: string | undefined,
  maxLength: number,
): Promise<Pick<TextStore, 'at'>> {
  const store = createTextStore();
  if (part === undefined || !parts.has(part)) return store;
  const texts = parseXml<string>(parts.read(part), (emit) => listenForStrings(emit, maxLength));
  for await (const text of texts) store.add(text);
  return store;
}

/** How a Japanese word is read stands beside it, and is no part of it. */
function listenForStrings(emit: (text: string) => void, maxLength: number): XmlListener {
  let [text, isText, isReading] = ['', false, false];
  return {
    onOpen: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = !isReading;
    },
    onText: (piece) => {
      if (!isText) return;
      text += piece;
      // A sign by its number takes seven.
      if (text.length > 7 * maxLength) throw new UnreadableTable('too_large');
    },
    onClose: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') emit(cellText(text));
    },
  };
}
