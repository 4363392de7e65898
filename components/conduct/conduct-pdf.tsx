import { useCallback } from 'react';
import { loadFileWords } from '@/components/files/file-words';
import { PdfFile } from '@/components/files/pdf-file';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { addressOfFile } from '@/lib/client/file';
import { useLoaded } from '@/lib/client/use-loaded';
import type { Messages } from '@/lib/i18n/messages';
import { mustSign, type Conduct } from './conduct-kind';

interface ConductPdfProps {
  readonly conduct: Conduct;
  readonly words: Messages['conduct'];
}

/** The document of an agreement in the portal's own viewer, where no e-sign host shows it: to be read, but not to be signed. */
export function ConductPdf({ conduct, words }: ConductPdfProps) {
  const fileWords = useLoaded(useCallback(() => loadFileWords(), []));
  const address = addressOfFile('getConductFile', { headercode: conduct.FileCode });
  return (
    <div className="space-y-4">
      {mustSign(conduct) && <Alert tone="danger">{words.cannotSign}</Alert>}
      {fileWords ? (
        <PdfFile name={`${conduct.ConductName}.pdf`} address={address} words={fileWords} />
      ) : (
        <Skeleton className="h-[min(34rem,50dvh)] w-full" />
      )}
    </div>
  );
}
