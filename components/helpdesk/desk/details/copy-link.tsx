'use client';

import { LinkIcon } from '@/components/ui/icons/conversation-icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { withBasePath } from '@/lib/links/links';
import { useMessages } from '@/lib/i18n/use-messages';
import { ticketAddress } from '../../ticket-address';

interface CopyLinkProps {
  readonly code: string;
}

/** Puts the address of a ticket's own page where it can be pasted from. */
export function CopyLink({ code }: CopyLinkProps) {
  const t = useMessages('helpdesk.conversation');
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(withBasePath(ticketAddress(code)), location.origin).href);
      showSnackbar('success', t('linkCopied'));
    } catch {
      showSnackbar('error', t('linkNotCopied'));
    }
  }
  return (
    <button
      type="button"
      aria-label={t('copyLink')}
      title={t('copyLink')}
      onClick={() => void copy()}
      className={iconButtonClasses}
    >
      <LinkIcon />
    </button>
  );
}
