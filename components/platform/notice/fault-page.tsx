'use client';

import { FaultNotice } from './fault-notice';
import { useFaultWords } from './fault-words-provider';

/** What an error boundary shows, in the words that the page brought along. */
export function FaultPage({ error, retry }: { error: unknown; retry: () => void }) {
  const words = useFaultWords();
  return words && <FaultNotice words={words} error={error} retry={retry} />;
}
