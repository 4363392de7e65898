import { useEffect, useRef, useState } from 'react';
import type { drawPage, PdfFile, PdfSize, sizeOfPage } from './pdf-reader';
import '@/lib/contract/platform/pdf-words.css';

export interface PdfReader {
  readonly drawPage: typeof drawPage;
  readonly sizeOfPage: typeof sizeOfPage;
}

interface PdfPageProps {
  readonly reader: PdfReader;
  readonly file: PdfFile;
  readonly number: number;
  readonly label: string;
  /** In CSS pixels. */
  readonly width: number;
  /** Of the first page, until this one's own is known. */
  readonly expectedSize: PdfSize;
  readonly failedText: string;
}

/** Drawn before it is scrolled to, and forgotten when it is far away. */
const PRELOAD_MARGIN = '800px 0px';

/** One page, which keeps its place whether it is drawn or not. */
export function PdfPage({ reader, file, number, label, width, expectedSize, failedText }: PdfPageProps) {
  const placeRef = useRef<HTMLElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const wordsRef = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [size, setSize] = useState(expectedSize);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      root: place.parentElement,
      rootMargin: PRELOAD_MARGIN,
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const [canvas, words] = [canvasRef.current, wordsRef.current];
    if (!isNear || !canvas || !words) return;
    let isHere = true;
    const fail = () => isHere && setHasFailed(true);
    const drawing = reader.drawPage(file, number, { canvas, words, width });
    drawing.done.then(() => isHere && setHasFailed(false), fail);
    reader.sizeOfPage(file, number).then((own) => isHere && setSize(own), fail);
    return () => {
      isHere = false;
      drawing.stop();
    };
  }, [reader, file, number, width, isNear]);

  return (
    <section
      ref={placeRef}
      aria-label={label}
      data-page={number}
      className="relative mx-auto mb-4 overflow-hidden rounded-sm bg-paper shadow-float"
      style={{ width, height: (width * size.height) / size.width }}
    >
      {isNear && (
        <>
          <canvas ref={canvasRef} aria-hidden="true" className="absolute inset-0 size-full" />
          <div ref={wordsRef} className="pdf-words" />
        </>
      )}
      {hasFailed && <p className="absolute inset-x-0 top-1/3 px-6 text-center text-paper-ink">{failedText}</p>}
    </section>
  );
}
