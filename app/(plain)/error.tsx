'use client';

import { FaultPage } from '@/components/platform/notice/fault-page';

interface ErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

export default function PlainError({ error, retry }: ErrorProps) {
  return <FaultPage error={error} retry={retry} />;
}
