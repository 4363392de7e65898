import type { ReactNode } from 'react';
import { PlainFrame } from '@/components/notice/plain-frame';

export default function PlainLayout({ children }: { children: ReactNode }) {
  return <PlainFrame>{children}</PlainFrame>;
}
