'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { PaperDrawing } from '@/components/ui/icons/paper-drawing';
import { Notice } from '@/components/ui/feedback/notice';
import { prepareRichText } from '@/components/ui/media/rich-text';
import type { SignFrame } from '@/lib/signing/sign-frame';
import { useMessages } from '@/lib/i18n/use-messages';
import { ConductContent } from '../document/conduct-content';
import { ConductDialog } from '../document/conduct-dialog';
import { FrameOnDemand, ViewerOnDemand } from '../document/conduct-document';
import { kindOf, needsSignature, type Conduct } from '../document/conduct-kind';
import type { Sections } from './section-tiles';
import { SignOutForm } from './sign-out-form';
import { useConsent } from './use-consent';

interface ConductGateProps {
  readonly conduct: Conduct;
  readonly sections: Sections | null;
  /** Where its document is read and signed; null for one without, or where no e-sign host is configured. */
  readonly frame: SignFrame | null;
  /** For who wanted another page: that it opens afterwards. */
  readonly note: ReactNode;
}

/** COC-01, COC-24, SCON-19: the dialog opens by itself; who closes it finds what waits, the way back to it, and the way out. */
export function ConductGate({ conduct, sections, frame, note }: ConductGateProps) {
  const t = useMessages('agreements');
  const [isOpen, setIsOpen] = useState(true);
  const documentRef = useRef<HTMLDivElement>(null);
  const consent = useConsent(conduct);
  const reader = <ViewerOnDemand conduct={conduct} />;

  useEffect(() => {
    void prepareRichText();
  }, []);

  return (
    <>
      <Notice
        drawing={<PaperDrawing />}
        title={t('title')}
        text={t('lead')}
        actions={
          <>
            <Button type="button" onClick={() => setIsOpen(true)}>
              {t('open')}
            </Button>
            <SignOutForm text={t('signOut')} />
          </>
        }
      >
        <p className="mt-5 w-full rounded-lg border border-line bg-surface px-5 py-4 text-left">
          <span className="block text-base font-semibold">{conduct.ConductName}</span>
          <span className="block text-muted">{t(kindOf(conduct))}</span>
        </p>
        <noscript>
          <p className="mt-4 text-muted">{t('withoutScripts')}</p>
        </noscript>
      </Notice>
      <ConductDialog
        conduct={conduct}
        consent={consent}
        isOpen={isOpen}
        onCancel={() => setIsOpen(false)}
        onUnsigned={() => leadToSigning(documentRef.current)}
        incomplete={namesOfPending(sections)}
      >
        {note}
        <ConductContent
          conduct={conduct}
          sections={sections}
          document={
            <div ref={documentRef} tabIndex={-1} className="scroll-mt-4 outline-none">
              {frame ? (
                <FrameOnDemand {...{ frame, consent, reader }} name={conduct.ConductName} />
              ) : (
                <div className="space-y-4">
                  {needsSignature(conduct) && <Alert tone="danger">{t('cannotSign')}</Alert>}
                  {reader}
                </div>
              )}
            </div>
          }
        />
      </ConductDialog>
    </>
  );
}

const namesOfPending = (sections: Sections | null): string[] =>
  Object.values(sections ?? {})
    .flat()
    .flatMap(({ IsPending, PersonalSection }) => (IsPending ? [PersonalSection] : []));

/** The place to sign stands at the end of the frame. */
function leadToSigning(document: HTMLElement | null) {
  (document?.querySelector('iframe') ?? document)?.focus({ preventScroll: true });
  document?.scrollIntoView({ block: 'end' });
}
