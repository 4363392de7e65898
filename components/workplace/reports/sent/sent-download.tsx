'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { addressOfFile } from '@/lib/client/call/file';

interface SentDownloadProps {
  readonly code: string;
  readonly children: ReactNode;
}

/** Saves the file of a report that was mailed as a link. */
export function SentDownload({ code, children }: SentDownloadProps) {
  return (
    <a href={addressOfFile('downloadSentReport', { SentCode: code })} download className={buttonClasses('primary')}>
      {children}
    </a>
  );
}
