import { useState } from 'react';
import { FileProof } from '@/components/platform/files/file-proof';
import { FileIcon } from '@/components/ui/icons/reading-icons';
import type { TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { fileSizeText } from '@/lib/files/file-size';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';

interface MessageFileProps {
  readonly message: TicketMessage;
}

/** INBOX-06: the file of a message, which opens as a proof. */
export function MessageFile({ message }: MessageFileProps) {
  const t = useMessages('helpdesk.conversation');
  const language = useLanguage();
  const { FileHeaderCode, FileName, FileSize } = message;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('openFile', { name: FileName })}
        onClick={() => setIsOpen(true)}
        className="mt-3 flex min-h-11 max-w-full w-fit items-center gap-2.5 rounded border border-line bg-surface px-3 py-2 text-left transition-colors duration-150 hover:bg-hover md:min-h-9"
      >
        <FileIcon className="size-5 text-accent-text" />
        <span className="min-w-0 truncate font-medium">{FileName}</span>
        {FileSize > 0 && <span className="shrink-0 text-xs text-muted">{fileSizeText(FileSize, language)}</span>}
      </button>
      {isOpen && (
        <FileProof title={t('proof')} code={FileHeaderCode} name={FileName} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
