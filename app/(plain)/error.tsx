'use client';

import { FailureNotice } from '@/components/platform/notice/failure-notice';

interface ErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

export default function PlainError({ error, retry }: ErrorProps) {
  return <FailureNotice error={error} retry={retry} />;
}
