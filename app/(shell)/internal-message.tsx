import { getMessages } from 'next-intl/server';
import { InternalMessageHost } from '@/components/workplace/notifications/internal-message-host';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';

/** IMSG-01, VOPQ-15: what the organisation has to tell after this sign-in, if anything. */
export async function InternalMessage() {
  const [message, { notifications }] = await Promise.all([tryCallHr('getInternalMessage', {}), getMessages()]);
  if (message?.Active !== 'A' || !message.Description) return null;
  return (
    <InternalMessageHost
      key={message.MessageCode}
      message={message}
      words={{
        title: notifications.panels.notifications,
        loading: notifications.loading,
        understood: notifications.understood,
      }}
    />
  );
}
