import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FAILURE_MESSAGES } from '@/components/platform/notice/failure-messages';
import { PlainFrame } from '@/components/platform/notice/plain-frame';
import { PageMessages } from '@/lib/i18n/page-messages';
import { SESSION_MESSAGES } from '@/components/access/sign-in/session-messages';
import { SessionWarning } from '@/components/access/sign-in/session-warning';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import '../globals.css';

/** The frame of the pages at a gate. Users continue into the shell from here, so its stylesheet is loaded already. */
export default async function GateLayout({ children }: { children: ReactNode }) {
  const { notice } = await getMessages();
  return (
    <PageMessages of={[...FAILURE_MESSAGES, ...SESSION_MESSAGES]}>
      <PlainFrame>{children}</PlainFrame>
      <SessionWarning />
      <Snackbars closeText={notice.closeMessage} />
    </PageMessages>
  );
}
