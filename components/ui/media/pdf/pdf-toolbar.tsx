import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '../../icons/reading-icons';
import { ToolButton } from '../../button/tool-button';

export interface PdfToolbarWords {
  /** Which page of how many. */
  readonly page: (number: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly download: string;
}

/** How large a page can be, 1 being as wide as there is room. */
export const ZOOMS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

interface PdfToolbarProps {
  readonly page: number;
  readonly count: number;
  /** An index of `ZOOMS`. */
  readonly zoom: number;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: number) => void;
  readonly words: PdfToolbarWords;
  /** What else can be done with the document. */
  readonly children: ReactNode;
}

/** Which page is shown and how large; the arrow keys and plus and minus do the same. */
export function PdfToolbar({ page, count, zoom, onPage, onZoom, words, children }: PdfToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line bg-surface px-2 py-1">
      <div className="flex items-center">
        <ToolButton label={words.previous} isOff={page <= 1} onPress={() => onPage(page - 1)}>
          <ChevronLeftIcon />
        </ToolButton>
        <p aria-live="polite" className="px-1 digits">
          {words.page(page, count)}
        </p>
        <ToolButton label={words.next} isOff={page >= count} onPress={() => onPage(page + 1)}>
          <ChevronRightIcon />
        </ToolButton>
      </div>
      <div className="flex items-center">
        <ToolButton label={words.zoomOut} isOff={zoom <= 0} onPress={() => onZoom(zoom - 1)}>
          <MinusIcon />
        </ToolButton>
        <span className="w-14 text-center whitespace-nowrap text-muted digits">
          {Math.round((ZOOMS[zoom] ?? 1) * 100)} %
        </span>
        <ToolButton label={words.zoomIn} isOff={zoom >= ZOOMS.length - 1} onPress={() => onZoom(zoom + 1)}>
          <PlusIcon />
        </ToolButton>
        {children}
      </div>
    </div>
  );
}
