import { addressOfFile } from '@/lib/links/address-of-file';
import { ConductFile } from './conduct-file';
import type { Conduct } from './conduct-kind';

interface ConductPdfProps {
  readonly conduct: Conduct;
}

/** The document of an agreement in the portal's own viewer, where no e-sign host shows it: to be read, but not to be signed. */
export function ConductPdf({ conduct }: ConductPdfProps) {
  const address = addressOfFile('getConductFile', { headercode: conduct.FileCode });
  return <ConductFile name={`${conduct.ConductName}.pdf`} address={address} />;
}
