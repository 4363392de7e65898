'use client';

import { FailurePage } from '@/components/platform/notice/failure-page';

interface ErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

export default function ShellError({ error, retry }: ErrorProps) {
  return <FailurePage error={error} retry={retry} />;
}
