'use client';

import { clsx } from 'clsx';
import { useEffect, useSyncExternalStore } from 'react';
import { Skeleton } from '../feedback/skeleton';
import './rich-text.css';

type Sanitise = (html: string) => TrustedHTML;

let loaded: Sanitise | null = null;
const listeners = new Set<() => void>();

/** Fetches what cleans the text; for whoever knows that there will be some. */
export async function prepareRichText(): Promise<Sanitise> {
  if (!loaded) {
    loaded = (await import('@/lib/text/html')).sanitise;
    listeners.forEach((listener) => listener());
  }
  return loaded;
}

/** A page that the server has written begins without it, even where it was fetched before the page was taken over. */
const sanitiser = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => loaded,
  readOnServer: () => null,
};

interface RichTextProps {
  readonly html: string;
  readonly className?: string;
  /** What is read out while it is prepared. */
  readonly loadingText: string;
  /** Hears that it stands there. */
  readonly onShown?: () => void;
}

/** HTML that the HR API gave, sanitised here whatever happened to it before. The one place where HTML enters a page. */
export function RichText({ html, className, loadingText, onShown }: RichTextProps) {
  const sanitise = useSyncExternalStore(sanitiser.subscribe, sanitiser.read, sanitiser.readOnServer);

  useEffect(() => {
    if (!sanitise) void prepareRichText();
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
  return <div className={clsx('rich-text', className)} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />;
}
