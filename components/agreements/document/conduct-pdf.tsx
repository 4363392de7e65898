import { useCallback } from 'react';
import { loadFileMessages } from '@/components/platform/files/file-messages';
import { PdfFile } from '@/components/platform/files/view/pdf-file';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { addressOfFile } from '@/lib/client/call/file';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Conduct } from './conduct-kind';

interface ConductPdfProps {
  readonly conduct: Conduct;
}

/** The document of an agreement in the portal's own viewer, where no e-sign host shows it: to be read, but not to be signed. */
export function ConductPdf({ conduct }: ConductPdfProps) {
  const fileWords = useLoaded(useCallback(() => loadFileMessages(), []));
  const address = addressOfFile('getConductFile', { headercode: conduct.FileCode });
  if (!fileWords) return <Skeleton className="h-[min(34rem,50dvh)] w-full" />;
  return <PdfFile name={`${conduct.ConductName}.pdf`} address={address} words={fileWords} />;
}
