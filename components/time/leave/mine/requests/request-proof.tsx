import { useState } from 'react';
import { FileProof } from '@/components/platform/files/file-proof';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { ClipIcon } from '@/components/ui/icons/file-icons';
import type { LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfProof } from '../address-of-proof';

/** The proof that stands with a request, to be looked at. */
export function RequestProof({ request }: { readonly request: LeaveRequest }) {
  const t = useMessages('my-leave.request');
  const [isOpen, setIsOpen] = useState(false);
  const { ProofCode, ProofName } = request;
  if (ProofCode === '') return null;
  return (
    <section>
      <h4 className="font-semibold">{t('proof')}</h4>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`mt-1 inline-flex min-h-11 items-center gap-2 wrap-anywhere md:min-h-6 ${textButtonClasses}`}
      >
        <ClipIcon className="size-4" />
        {ProofName}
      </button>
      {isOpen && (
        <FileProof
          title={t('proof')}
          code={ProofCode}
          name={ProofName}
          address={addressOfProof(ProofCode, ProofName)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
