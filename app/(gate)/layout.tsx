import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { faultWordsOf } from '@/components/platform/notice/fault-words';
import { FaultWordsProvider } from '@/components/platform/notice/fault-words-provider';
import { PlainFrame } from '@/components/platform/notice/plain-frame';
import { SessionWarning } from '@/components/access/sign-in/session-warning';
import { sessionWordsOf } from '@/components/access/sign-in/session-words';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import '../globals.css';

/** The frame of the pages at a gate. Whoever stands here goes on into the shell, so that its sheet is fetched already. */
export default async function GateLayout({ children }: { children: ReactNode }) {
  const { notice, 'sign-in': signIn } = await getMessages();
  return (
    <FaultWordsProvider words={faultWordsOf(notice)}>
      <PlainFrame>{children}</PlainFrame>
      <SessionWarning words={sessionWordsOf(signIn)} />
      <Snackbars closeText={notice.closeMessage} />
    </FaultWordsProvider>
  );
}
