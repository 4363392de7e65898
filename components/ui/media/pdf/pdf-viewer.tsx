'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { iconButtonClasses } from '../../button/icon-button-classes';
import { PdfPage } from './pdf-page';
import { PdfToolbar, ZOOMS, type PdfToolbarWords } from './pdf-toolbar';
import { DownloadIcon } from '../../icons/reading-icons';
import { Skeleton } from '../../feedback/skeleton';
import { UnviewableFile } from '../unviewable-file';
import { usePdf, type OpenedPdf } from './use-pdf';

export interface PdfViewerWords extends PdfToolbarWords {
  /** What is read out while the file arrives. */
  readonly loading: string;
  /** Why it is not shown: `error` is what kept it from arriving, or what no reader can read. */
  readonly failed: (error: unknown) => string;
  readonly pageFailed: string;
  readonly retry: string;
}

interface PdfViewerProps {
  /** Brings the file; the same function for the same file. */
  readonly read: (signal: AbortSignal) => Promise<ArrayBuffer>;
  /** Where the file can be saved from. */
  readonly address: string;
  readonly name: string;
  /** Whether it can be saved elsewhere on the screen. */
  readonly isSavedElsewhere?: boolean;
  readonly words: PdfViewerWords;
}

const FIT_ZOOM = ZOOMS.indexOf(1);
const MAX_WIDTH = 860;
const PAGE_MARGINS = 32;

/** FVIEW-05, FVIEW-06: a PDF in the page, read by code of our own origin; what cannot be shown can be saved (FVIEW-08). */
export function PdfViewer({ read, words, ...file }: PdfViewerProps) {
  const { opened, failure, retry } = usePdf(read);
  if (failure) {
    return (
      <UnviewableFile
        text={words.failed(failure.error)}
        download={{ address: file.address, name: file.name, text: words.download }}
        retry={{ text: words.retry, onRetry: retry }}
      />
    );
  }
  if (!opened) {
    return (
      <div role="status" aria-label={words.loading} className="rounded border border-line bg-surface-sunken p-4">
        <Skeleton className="mb-4 h-8 w-full" />
        <Skeleton className="mx-auto h-[34rem] w-full max-w-md" />
      </div>
    );
  }
  return <PdfPages {...opened} {...file} words={words} />;
}

type PdfPagesProps = OpenedPdf & Omit<PdfViewerProps, 'read'>;

function PdfPages({ reader, file, firstSize, address, name, isSavedElsewhere, words }: PdfPagesProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  const [zoom, setZoom] = useState(FIT_ZOOM);
  const [page, setPage] = useState(1);
  const count = file.numPages;
  const width = Math.round(Math.min(available - PAGE_MARGINS, MAX_WIDTH) * (ZOOMS[zoom] ?? 1));

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const observer = new ResizeObserver(() => setAvailable(scroller.clientWidth));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);

  const pages = () => [...(scrollerRef.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
  function goTo(number: number) {
    scrollerRef.current?.scrollTo({ top: pages()[number - 1]?.offsetTop ?? 0 });
  }
  function notePage() {
    const line = (scrollerRef.current?.scrollTop ?? 0) + (scrollerRef.current?.clientHeight ?? 0) / 3;
    setPage(Math.max(1, pages().filter(({ offsetTop }) => offsetTop <= line).length));
  }
  function turn(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const zoomStep = { '+': 1, '-': -1 }[event.key];
    if ((!step && !zoomStep) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (step) goTo(Math.min(Math.max(page + step, 1), count));
    if (zoomStep) setZoom(Math.min(Math.max(zoom + zoomStep, 0), ZOOMS.length - 1));
  }

  return (
    <div className="overflow-hidden rounded border border-line" onKeyDown={turn}>
      <PdfToolbar page={page} count={count} zoom={zoom} onPage={goTo} onZoom={setZoom} words={words}>
        {!isSavedElsewhere && (
          <a
            href={address}
            download={name}
            aria-label={words.download}
            title={words.download}
            className={iconButtonClasses}
          >
            <DownloadIcon />
          </a>
        )}
      </PdfToolbar>
      <div
        ref={scrollerRef}
        role="region"
        aria-label={name}
        tabIndex={0}
        onScroll={notePage}
        className="relative h-[min(640px,70dvh)] overflow-auto bg-surface-sunken p-4 -outline-offset-2"
      >
        {available > 0 &&
          Array.from({ length: count }, (_, index) => (
            <PdfPage
              key={index}
              reader={reader}
              file={file}
              number={index + 1}
              label={words.page(index + 1, count)}
              width={width}
              expectedSize={firstSize}
              failedText={words.pageFailed}
            />
          ))}
      </div>
    </div>
  );
}
