'use client';

import { FailureNotice } from '@/components/platform/notice/failure-notice';
import { isLanguage } from '@/lib/contract/platform/languages';
import type { Messages } from '@/lib/i18n/messages';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import type { ReactNode } from 'react';
import './signed-out.css';

/** The language that was chosen in this browser, else the first of the browser's own that the portal speaks. */
function languageOfBrowser() {
  const chosen = /(?:^|; )hr-language=(\w+)/.exec(document.cookie)?.[1];
  return [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? 'en';
}

/** What is shown when even the frame of every page failed, in the browser's language. */
export async function renderGlobalError(
  error: unknown,
  retry: () => void,
): Promise<{ language: string; notice: ReactNode }> {
  const language = languageOfBrowser();
  const { default: notice }: { default: Messages['notice'] } = await import(`@/messages/${language}/notice.json`);
  return {
    language,
    notice: (
      <MessagesProvider language={language} messages={{ notice }}>
        <FailureNotice error={error} retry={retry} />
      </MessagesProvider>
    ),
  };
}
