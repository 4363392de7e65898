import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Dialog } from '@/components/ui/overlay/dialog';
import { CloseButton } from '@/components/ui/button/close-button';
import { useCall } from '@/lib/client/call/use-call';
import type { Language } from '@/lib/contract/platform/languages';
import { useMessages } from '@/lib/i18n/use-messages';
import { ArticleContent } from './article-content';
import { articleFacts } from './article-facts';
import { ArticleSkeleton } from './article-skeleton';

interface ArticleDialogProps {
  /** Which article; null for none. */
  readonly code: string | null;
  readonly onClose: () => void;
  readonly uiLanguage: Language;
}

const dialogClasses =
  'enter-fade m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-surface-raised text-left font-normal shadow-float md:m-auto md:h-fit md:max-h-[calc(100dvh-3rem)] md:w-[min(56rem,calc(100vw-4rem))] md:rounded-lg';

/** KB-04: one article, with room to read it. */
export function ArticleDialog({ code, onClose, uiLanguage }: ArticleDialogProps) {
  const t = useMessages('knowledge');
  return (
    <Dialog isOpen={code !== null} onClose={onClose} title={t('article')} classes={dialogClasses} isTitleHidden>
      {code !== null && <OpenArticle key={code} code={code} onClose={onClose} uiLanguage={uiLanguage} />}
    </Dialog>
  );
}

function OpenArticle({ code, onClose, uiLanguage }: ArticleDialogProps & { code: string }) {
  const t = useMessages('knowledge');
  const [page, setPage] = useState(1);
  const read = useCall('getArticle', { dc: code, Page: page }, { keepPreviousData: true, revalidateOnFocus: false });
  return (
    <article className="px-5 pt-3 pb-6 md:px-8 md:pt-5">
      <div className="float-right -mr-2 ml-2">
        <CloseButton label={t('close')} onClose={onClose} />
      </div>
      <PanelData of={read} skeleton={<ArticleSkeleton />}>
        {(article) => (
          <>
            <h3 className="pt-1.5 text-xl leading-7 font-semibold md:text-2xl md:leading-8">{article.name}</h3>
            <p className="mt-1 text-muted">{articleFacts(article, uiLanguage, t('otherLanguage'))}</p>
            <ArticleContent code={code} article={article} isWaiting={article.Page !== page} onPage={setPage} />
          </>
        )}
      </PanelData>
    </article>
  );
}
