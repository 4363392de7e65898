'use client';

import { useEffect, useState } from 'react';
import { FaultNotice } from '@/components/notice/fault-notice';
import { faultWordsOf, type FaultWords } from '@/components/notice/fault-words';
import { isNamedLanguage } from '@/lib/i18n/language-names';
import type { Messages } from '@/lib/i18n/messages';
import './globals.css';

interface ErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** When even the frame of every page failed: the words are fetched in the language of the browser. */
export default function GlobalError({ error, retry }: ErrorProps) {
  const [page, setPage] = useState<{ language: string; words: FaultWords }>();

  useEffect(() => {
    const chosen = /(?:^|; )hr-language=(\w+)/.exec(document.cookie)?.[1];
    const wanted = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))];
    const language = wanted.find(isNamedLanguage) ?? 'en';
    void import(`@/messages/${language}/notice.json`).then(({ default: notice }: { default: Messages['notice'] }) =>
      setPage({ language, words: faultWordsOf(notice) }),
    );
  }, []);

  return (
    <html lang={page?.language ?? 'en'}>
      <body>
        <main className="flex min-h-dvh">{page && <FaultNotice words={page.words} error={error} retry={retry} />}</main>
      </body>
    </html>
  );
}
