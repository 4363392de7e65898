'use client';

import { LinkIcon } from '@/components/ui/icons/conversation-icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { withBasePath } from '@/lib/links/links';
import { ticketAddress } from '../../ticket-address';
import type { HelpdeskMessages } from '../../helpdesk-messages';

interface CopyLinkProps {
  readonly code: string;
  readonly words: HelpdeskMessages['conversation'];
}

/** Puts the address of a ticket's own page where it can be pasted from. */
export function CopyLink({ code, words }: CopyLinkProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(withBasePath(ticketAddress(code)), location.origin).href);
      showSnackbar('success', words.linkCopied);
    } catch {
      showSnackbar('error', words.linkNotCopied);
    }
  }
  return (
    <button
      type="button"
      aria-label={words.copyLink}
      title={words.copyLink}
      onClick={() => void copy()}
      className={iconButtonClasses}
    >
      <LinkIcon />
    </button>
  );
}
