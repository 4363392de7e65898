import { useState } from 'react';
import { FileProof } from '@/components/platform/files/file-proof';
import { FileIcon } from '@/components/ui/icons/reading-icons';
import type { TicketMessage } from '@/lib/contract/helpdesk/shapes';
import type { Language } from '@/lib/contract/platform/languages';
import { fileSizeText } from '@/lib/files/file-size';
import { fillIn } from '@/lib/i18n/fill-in';
import type { HelpdeskMessages } from '../helpdesk-messages';

interface MessageFileProps {
  readonly message: TicketMessage;
  readonly words: HelpdeskMessages['conversation'];
  readonly language: Language;
}

/** INBOX-06: the file of a message, which opens as a proof. */
export function MessageFile({ message, words, language }: MessageFileProps) {
  const { FileHeaderCode, FileName, FileSize } = message;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={fillIn(words.openFile, { name: FileName })}
        onClick={() => setIsOpen(true)}
        className="mt-3 inline-flex min-h-11 max-w-full items-center gap-2.5 rounded border border-line bg-surface px-3 py-2 text-left transition-colors duration-150 hover:bg-hover md:min-h-9"
      >
        <FileIcon className="size-5 text-accent-text" />
        <span className="min-w-0 truncate font-medium">{FileName}</span>
        {FileSize > 0 && <span className="shrink-0 text-xs text-muted">{fileSizeText(FileSize, language)}</span>}
      </button>
      {isOpen && (
        <FileProof title={words.proof} code={FileHeaderCode} name={FileName} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
