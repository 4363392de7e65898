import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { faultWordsOf } from '@/components/platform/notice/fault-words';
import { FaultWordsProvider } from '@/components/platform/notice/fault-words-provider';
import { PlainFrame } from '@/components/platform/notice/plain-frame';
import '../signed-out.css';

export default async function PlainLayout({ children }: { children: ReactNode }) {
  const { notice } = await getMessages();
  return (
    <FaultWordsProvider words={faultWordsOf(notice)}>
      <PlainFrame>{children}</PlainFrame>
    </FaultWordsProvider>
  );
}
