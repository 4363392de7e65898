import { clsx } from 'clsx';
import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { AlertIcon, CheckIcon } from '@/components/ui/icons/form-icons';
import { StaticDialog } from '@/components/ui/overlay/static-dialog';
import { CallError } from '@/lib/client/call/call-error';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { AgreeBox } from '../gate/agree-box';
import { kindOf, needsSignature, type Conduct } from './conduct-kind';
import type { useConsent } from '../gate/use-consent';
import { useEndInView } from '../gate/use-end-in-view';

interface ConductDialogProps {
  readonly conduct: Conduct;
  readonly consent: ReturnType<typeof useConsent>;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  /** Leads to what is to be signed. */
  readonly onUnsigned: () => void;
  /** Names of the sections that lack something, which nobody has to fill in. */
  readonly incomplete?: readonly string[];
  readonly children: ReactNode;
}

/** What had the focus is gone by then. */
const announce = (element: HTMLElement | null) => element?.focus();

/** COC-02 to COC-12, COC-21 to COC-25: what waits, the box to tick, Cancel and the one button that leads on to Submit. */
export function ConductDialog(props: ConductDialogProps) {
  const t = useMessages('agreements');
  const { conduct, consent, isOpen, children } = props;
  const { endRef, ...end } = useEndInView();
  return (
    <StaticDialog
      isOpen={isOpen}
      title={conduct.ConductName}
      kind={t(kindOf(conduct))}
      isText={kindOf(conduct) === 'html'}
      footer={consent.next === null && <ConsentForm {...props} end={end} />}
    >
      {consent.next === null ? (
        <>
          {children}
          <div ref={endRef} aria-hidden className="h-px" />
        </>
      ) : (
        <div className="flex min-h-64 flex-col items-center justify-center py-8 text-center">
          <CheckIcon className="enter-fade size-16 rounded-full bg-success-tint p-4 text-success" />
          <p
            ref={announce}
            role="status"
            tabIndex={-1}
            className="mt-5 max-w-md outline-none text-lg leading-7 font-semibold"
          >
            {t('submitted', { name: conduct.ConductName })}
          </p>
          <a href={consent.next} className={clsx('mt-6', buttonClasses('primary'))}>
            {t('continue')}
          </a>
        </div>
      )}
    </StaticDialog>
  );
}

interface ConsentFormProps extends ConductDialogProps {
  readonly end: Pick<ReturnType<typeof useEndInView>, 'isInView' | 'readOn'>;
}

function ConsentForm({ conduct, consent, onCancel, onUnsigned, incomplete = [], end }: ConsentFormProps) {
  const t = useMessages('agreements');
  const language = useLanguage();
  const errorText = useErrorText();
  const boxRef = useRef<HTMLInputElement>(null);
  const faultsId = useId();
  const { faults, failure, isSending } = consent;
  const isToSign = needsSignature(conduct) && !consent.isSigned;
  const next = isToSign ? 'sign' : end.isInView || consent.isAgreed ? 'submit' : 'readOn';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (next === 'readOn') return end.readOn();
    const found = await consent.submit();
    if (found.includes('mustAgree')) boxRef.current?.focus();
    else if (found.includes('mustSign')) onUnsigned();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      {failure !== null && (
        <Alert tone="danger">
          {errorText(failure)}
          {failure instanceof CallError && failure.code === 'conflict' && (
            <button type="button" onClick={() => location.reload()} className="ml-2 rounded-sm underline">
              {t('reload')}
            </button>
          )}
        </Alert>
      )}
      {faults.length > 0 && (
        <div role="alert" id={faultsId} className="enter-fade space-y-1 text-danger">
          {faults.map((fault) => (
            <p key={fault} className="flex items-start gap-1.5 font-medium">
              <AlertIcon className="mt-0.5 size-4" />
              {t(fault)}
            </p>
          ))}
        </div>
      )}
      {consent.isAgreed && incomplete.length > 0 && (
        <p role="status" className="enter-fade text-warning">
          {t('incomplete', { names: new Intl.ListFormat(language).format(incomplete) })}
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
        <div className="min-w-0 flex-1">
          <AgreeBox
            ref={boxRef}
            isTicked={consent.isAgreed}
            onTick={consent.agree}
            html={conduct.AgreeContent}
            usual={conduct.ProfileSection ? t('agreeSections') : t('agree')}
            loadingText={t('loading')}
            isFixed={isSending}
            faultId={faults.includes('mustAgree') ? faultsId : undefined}
          />
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-3">
          <Button variant="secondary" type="button" disabled={isSending} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant={isToSign && end.isInView ? 'secondary' : 'primary'}
            isBusy={isSending}
            busyText={t('submitting')}
          >
            {t(next)}
          </Button>
        </div>
      </div>
    </form>
  );
}
