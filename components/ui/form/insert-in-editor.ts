import { withWordLists } from '@/lib/text/word-lists';
import { prepareRichText } from '../media/rich-text';

/** Puts a text where somebody wrote last in what is edited, or behind all there is. It can be undone. */
export function insertText(area: HTMLElement, place: Range | null, text: string): void {
  goTo(area, place);
  document.execCommand('insertText', false, text);
}

/** The same of HTML, without what a page of ours may not show. */
export async function insertHtml(area: HTMLElement, place: Range | null, html: string): Promise<void> {
  const sanitise = await prepareRichText();
  goTo(area, place);
  // Browsers that ask for trusted HTML take it here as well, though no type says so.
  document.execCommand('insertHTML', false, sanitise(withWordLists(html)) as unknown as string);
}

function goTo(area: HTMLElement, place: Range | null): void {
  const selection = getSelection();
  if (!selection) return;
  const isWithin = selection.rangeCount > 0 && area.contains(selection.getRangeAt(0).startContainer);
  if (isWithin && document.activeElement === area) return;
  area.focus();
  const range = place && area.contains(place.startContainer) ? place : endOf(area);
  selection.removeAllRanges();
  selection.addRange(range);
}

function endOf(area: HTMLElement): Range {
  const range = document.createRange();
  range.selectNodeContents(area.lastElementChild ?? area);
  range.collapse(false);
  return range;
}
