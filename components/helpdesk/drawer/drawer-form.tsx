import { useEffect, useRef, useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useRefreshTicketCounts } from '@/lib/client/use-ticket-counts';
import { useMessages } from '@/lib/i18n/use-messages';
import { TicketForm } from '../ticket-form/ticket-form';

/** DRAW-16, in milliseconds after the reply. */
const SUCCESS_DELAY_MS = 2000;

/**
 * DRAW-15 to DRAW-19, VCON-02: a new ticket out of a panel. Its success is said a while after the reply, Send being busy
 * meanwhile; then the form is empty and the panel closes. A failure stands in the form itself.
 */
export function DrawerForm({ close }: Omit<PanelProps, 'subject'>) {
  const t = useMessages('helpdesk');
  const refreshCounts = useRefreshTicketCounts();
  const [failure, setFailure] = useState<string | null>(null);
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function finish() {
    setFailure(null);
    refreshCounts();
    await new Promise((resolve) => setTimeout(resolve, SUCCESS_DELAY_MS));
    showSnackbar('success', t('connect.sent'));
    if (isShown.current) close();
  }

  return <TicketForm onCreated={finish} onFailed={setFailure} failure={failure} />;
}
