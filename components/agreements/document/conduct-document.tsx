import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import type { SignFrame } from '@/lib/signing/sign-frame';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Conduct } from './conduct-kind';
import type { useConsent } from '../gate/use-consent';

interface FrameOnDemandProps {
  readonly frame: SignFrame;
  readonly name: string;
  readonly consent: Pick<ReturnType<typeof useConsent>, 'isSigned' | 'sign'>;
  readonly reader: ReactNode;
}

const loadFrame = () => import('../gate/sign-frame');
const loadViewer = () => import('./conduct-pdf');

/** The document of an agreement at the e-sign host. Never there before somebody listens to what it says. */
export function FrameOnDemand({ frame, name, consent, reader }: FrameOnDemandProps) {
  const t = useMessages('signatures');
  const part = useLoaded(loadFrame);
  if (!part) return <DocumentLoading label={t('loading')} />;
  const { isSigned, sign } = consent;
  return <part.SignFrame {...{ frame, name, isSigned, reader }} onSigned={sign} />;
}

/** The document in the portal's own viewer, where no e-sign host shows it. */
export function ViewerOnDemand({ conduct }: { conduct: Conduct }) {
  const t = useMessages('agreements');
  const part = useLoaded(loadViewer);
  if (!part) return <DocumentLoading label={t('loading')} />;
  return <part.ConductPdf conduct={conduct} />;
}

function DocumentLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="rounded border border-line bg-surface-sunken p-6">
      <Skeleton className="mx-auto h-[min(34rem,50dvh)] w-full max-w-3xl" />
    </div>
  );
}
