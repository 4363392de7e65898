'use client';

import { usePathname } from 'next/navigation';
import { useRef, useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { TextInput } from '@/components/ui/form/text-input';
import { useDebounced } from '@/lib/client/use-debounced';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { ArticleDialog } from './article/article-dialog';
import { ArticleList } from './list/article-list';
import { FoundArticles } from './list/found-articles';
import { useArrowKeys } from './list/use-arrow-keys';

/** How long nobody types before it is searched, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/** KB-01 to KB-04: what there is to read, what a search finds of it, and one article in a dialog of its own. */
export function KnowledgePanel({ subject }: PanelProps) {
  const t = useMessages('knowledge');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(subject ?? null);
  const areaRef = useRef<HTMLDivElement>(null);
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const moduleName = usePathname().split('/')[1] ?? '';
  const moveFocus = useArrowKeys(areaRef);

  return (
    <div ref={areaRef} onKeyDown={moveFocus}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FoundArticles search={search} module={moduleName}>
        {(articles) => <ArticleList articles={articles} isSearched={search !== ''} onOpen={setOpened} />}
      </FoundArticles>
      <ArticleDialog code={opened} onClose={() => setOpened(null)} uiLanguage={language} />
    </div>
  );
}
