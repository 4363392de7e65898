'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { addressOfFile } from '@/lib/client/call/file';
import type { RequestFor } from '@/lib/contract/all';

interface PlainDownloadProps {
  readonly file: RequestFor<'downloadReport'>;
  readonly children: ReactNode;
}

/** Saves a report's file by its address alone. */
export const PlainDownload = ({ file, children }: PlainDownloadProps) => (
  <a href={addressOfFile('downloadReport', file)} download className={buttonClasses('secondary')}>
    {children}
  </a>
);
