'use client';

import { usePathname } from 'next/navigation';
import { useRef, useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { TextInput } from '@/components/ui/form/text-input';
import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { ArticleDialog } from './article-dialog';
import { ArticleList } from './article-list';
import { useArrowKeys } from './use-arrow-keys';

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
  const found = useCall('listArticles', { Search: search, Module: moduleName }, { keepPreviousData: true });
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
      <p role="status" className="sr-only">
        {found.data && search && t('found', { count: found.data.length })}
      </p>
      <PanelData of={found} skeleton={<SkeletonRows rows={6} />}>
        {(articles) =>
          articles.length > 0 ? (
            <ArticleList articles={articles} isSearched={search !== ''} onOpen={setOpened} />
          ) : (
            <EmptyState
              title={search ? t('notExists') : t('nothing')}
              text={search ? t('notExistsText') : t('nothingText')}
            />
          )
        }
      </PanelData>
      <ArticleDialog code={opened} onClose={() => setOpened(null)} uiLanguage={language} />
    </div>
  );
}
