'use client';

import { FaultPage } from '@/components/notice/fault-page';

interface ErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

export default function PageError({ error, retry }: ErrorProps) {
  return (
    <main className="flex min-h-dvh">
      <FaultPage error={error} retry={retry} />
    </main>
  );
}
