import { InternalMessageHost } from '@/components/workplace/notifications/internal-message-host';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

/** IMSG-01, VOPQ-15: what the organisation has to tell after this sign-in, if anything. */
export async function InternalMessage() {
  const message = await tryCallHr('getInternalMessage', {});
  if (message?.Active !== 'A' || !message.Description) return null;
  return (
    <PageMessages of={['notifications.panels', 'notifications.loading', 'notifications.understood']}>
      <InternalMessageHost key={message.MessageCode} message={message} />
    </PageMessages>
  );
}
