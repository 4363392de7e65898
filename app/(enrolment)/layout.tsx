import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FAILURE_MESSAGES } from '@/components/platform/notice/failure-messages';
import { PlainFrame } from '@/components/platform/notice/plain-frame';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import { PageMessages } from '@/lib/i18n/page-messages';
import '../globals.css';

/** The frame of the page at the gate of a second factor. Nothing else of the session is open yet, not even how long it lasts. */
export default async function EnrolmentLayout({ children }: { children: ReactNode }) {
  const { notice } = await getMessages();
  return (
    <PageMessages of={FAILURE_MESSAGES}>
      <PlainFrame>{children}</PlainFrame>
      <Snackbars closeText={notice.closeMessage} />
    </PageMessages>
  );
}
