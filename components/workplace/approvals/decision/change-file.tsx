import { useState } from 'react';
import { FileProof } from '@/components/platform/files/file-proof';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ApprovalFile } from '@/lib/contract/workplace/approvals/shapes';
import { shownFileName } from '@/lib/files/file-name';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfChangeFile } from './address-of-change-file';

interface ChangeFileProps {
  readonly file: ApprovalFile;
  /** The field that it belongs to. */
  readonly title: string;
}

/** A file of what is asked for, which opens over it and is saved from there. */
export function ChangeFile({ file, title }: ChangeFileProps) {
  const t = useMessages('approvals');
  const [isOpen, setIsOpen] = useState(false);
  const name = shownFileName(file.Name);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('openFile', { name })}
        onClick={() => setIsOpen(true)}
        className={`max-w-full text-left wrap-anywhere ${textButtonClasses}`}
      >
        {name}
      </button>
      {isOpen && (
        <FileProof
          title={title}
          code={file.HeaderCode}
          name={name}
          address={addressOfChangeFile(file)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
