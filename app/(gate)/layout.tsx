import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { failureMessagesOf } from '@/components/platform/notice/failure-messages';
import { FailureMessagesProvider } from '@/components/platform/notice/failure-messages-provider';
import { PlainFrame } from '@/components/platform/notice/plain-frame';
import { SessionWarning } from '@/components/access/sign-in/session-warning';
import { sessionMessagesOf } from '@/components/access/sign-in/session-messages';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import '../globals.css';

/** The frame of the pages at a gate. Users continue into the shell from here, so its stylesheet is loaded already. */
export default async function GateLayout({ children }: { children: ReactNode }) {
  const { notice, 'sign-in': signIn } = await getMessages();
  return (
    <FailureMessagesProvider words={failureMessagesOf(notice)}>
      <PlainFrame>{children}</PlainFrame>
      <SessionWarning words={sessionMessagesOf(signIn)} />
      <Snackbars closeText={notice.closeMessage} />
    </FailureMessagesProvider>
  );
}
