'use client';

import { useEffect, useState } from 'react';
import { Skeleton } from './skeleton';
import './rich-text.css';

type Sanitise = (html: string) => TrustedHTML;

let loaded: Sanitise | null = null;

/** Fetches what cleans the text; for whoever knows that there will be some. */
export async function prepareRichText(): Promise<Sanitise> {
  loaded ??= (await import('@/lib/html')).sanitised;
  return loaded;
}

interface RichTextProps {
  readonly html: string;
  readonly className?: string;
  /** What is read out while it is prepared. */
  readonly loadingText: string;
  /** Hears that it stands there. */
  readonly onShown?: () => void;
}

/** HTML that the HR API gave, sanitised here whatever happened to it before. The one place where HTML enters a page. */
export function RichText({ html, className = '', loadingText, onShown }: RichTextProps) {
  const [sanitise, setSanitise] = useState<Sanitise | null>(() => loaded);

  useEffect(() => {
    if (sanitise) return;
    let isHere = true;
    void prepareRichText().then((sanitised) => isHere && setSanitise(() => sanitised));
    return () => {
      isHere = false;
    };
  }, [sanitise]);

  useEffect(() => {
    if (sanitise) onShown?.();
  }, [sanitise, onShown]);

  if (!sanitise) {
    return (
      <div role="status" aria-label={loadingText} className="space-y-2 py-1">
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    );
  }
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />;
}
