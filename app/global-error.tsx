'use client';

import { useEffect, useState } from 'react';
import { FaultNotice } from '@/components/notice/fault-notice';
import { chooseLanguage, DEFAULT_LANGUAGE } from '@/lib/languages';
import './globals.css';

interface ErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** When even the frame of every page failed: the words are fetched in the language of the browser. */
export default function GlobalError({ error, retry }: ErrorProps) {
  const [page, setPage] = useState<{ language: string; words: typeof import('@/messages/en/notice.json') }>();

  useEffect(() => {
    const chosen = /(?:^|; )hr-language=(\w+)/.exec(document.cookie)?.[1];
    const language = chooseLanguage(chosen, navigator.languages.join(','));
    void import(`@/messages/${language}/notice.json`).then(({ default: words }) => setPage({ language, words }));
  }, []);

  return (
    <html lang={page?.language ?? DEFAULT_LANGUAGE}>
      <body>
        <main className="flex min-h-dvh">
          {page && (
            <FaultNotice
              words={{
                title: page.words.faultTitle,
                text: page.words.faultText,
                retry: page.words.retry,
                home: page.words.home,
                reference: page.words.reference,
              }}
              error={error}
              retry={retry}
            />
          )}
        </main>
      </body>
    </html>
  );
}
