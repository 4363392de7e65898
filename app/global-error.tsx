'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { isLanguage } from '@/lib/contract/languages';
import type { Messages } from '@/lib/i18n/messages';
import './globals.css';

interface ErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** The language that was chosen in this browser, else the first of the browser's own that the portal speaks. */
function languageOfBrowser() {
  const chosen = /(?:^|; )hr-language=(\w+)/.exec(document.cookie)?.[1];
  return [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? 'en';
}

/** When even the frame of every page failed. Its parts are fetched only then: every page would carry them otherwise. */
export default function GlobalError({ error, retry }: ErrorProps) {
  const [notice, setNotice] = useState<ReactNode>(null);
  const [language, setLanguage] = useState('en');

  useEffect(() => {
    const chosen = languageOfBrowser();
    const messages: Promise<{ default: Messages['notice'] }> = import(`@/messages/${chosen}/notice.json`);
    void Promise.all([
      messages,
      import('@/components/notice/fault-notice'),
      import('@/components/notice/fault-words'),
    ]).then(([{ default: words }, { FaultNotice }, { faultWordsOf }]) => {
      setLanguage(chosen);
      setNotice(<FaultNotice words={faultWordsOf(words)} error={error} retry={retry} />);
    });
  }, [error, retry]);

  return (
    <html lang={language}>
      <body>
        <main className="flex min-h-dvh">{notice}</main>
      </body>
    </html>
  );
}
