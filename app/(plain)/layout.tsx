import type { ReactNode } from 'react';
import { FAILURE_MESSAGES } from '@/components/platform/notice/failure-messages';
import { PlainFrame } from '@/components/platform/notice/plain-frame';
import { PageMessages } from '@/lib/i18n/page-messages';
import '../signed-out.css';

export default function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages of={FAILURE_MESSAGES}>
      <PlainFrame>{children}</PlainFrame>
    </PageMessages>
  );
}
