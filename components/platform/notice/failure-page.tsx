'use client';

import { FailureNotice } from './failure-notice';
import { useFailureMessages } from './failure-messages-provider';

/** What an error boundary shows, in the words that the page brought along. */
export function FailurePage({ error, retry }: { error: unknown; retry: () => void }) {
  const words = useFailureMessages();
  return words && <FailureNotice words={words} error={error} retry={retry} />;
}
