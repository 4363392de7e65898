import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { failureMessagesOf } from '@/components/platform/notice/failure-messages';
import { FailureMessagesProvider } from '@/components/platform/notice/failure-messages-provider';
import { PlainFrame } from '@/components/platform/notice/plain-frame';
import '../signed-out.css';

export default async function PlainLayout({ children }: { children: ReactNode }) {
  const { notice } = await getMessages();
  return (
    <FailureMessagesProvider words={failureMessagesOf(notice)}>
      <PlainFrame>{children}</PlainFrame>
    </FailureMessagesProvider>
  );
}
