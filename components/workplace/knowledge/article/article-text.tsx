import { clsx } from 'clsx';
import { useCallback, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ReadAloud } from '@/components/ui/media/read-aloud';
import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons/icons';
import { RichText } from '@/components/ui/media/rich-text';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { PageList } from './page-list';

interface ArticleTextProps {
  readonly article: ReplyFor<'getArticle'>;
  /** Whether another page was asked for and is not here yet. */
  readonly isWaiting: boolean;
  readonly onPage: (page: number) => void;
}

/** An article of HTML (KB-10), page by page; what is shown can be read aloud. */
export function ArticleText({ article, isWaiting, onPage }: ArticleTextProps) {
  const t = useMessages('knowledge');
  const textRef = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const showReading = useCallback(() => setIsShown(true), []);
  const { Page, PageTitles, CalendarContent } = article;
  const hasPages = PageTitles.length > 1;
  const hasText = CalendarContent.replace(/<[^>]*>/g, '').trim() !== '';

  function turnTo(page: number) {
    onPage(page);
    textRef.current?.closest('[role=dialog]')?.scrollTo({ top: 0 });
  }

  return (
    <>
      <div className={clsx('mt-2 flex min-h-11 items-center justify-between gap-4', !hasPages && 'max-md:hidden')}>
        <p className="text-muted">{hasPages && t('page', { page: Page, count: PageTitles.length })}</p>
        <ReadAloud
          key={Page}
          text={() => textRef.current?.innerText ?? ''}
          hasText={hasText && isShown}
          language={article.Language}
        />
      </div>
      <div className={hasPages ? 'gap-8 md:grid md:grid-cols-[12rem_minmax(0,1fr)]' : 'max-md:mt-4'}>
        {hasPages && <PageList titles={PageTitles} page={Page} onPage={turnTo} label={t('pages')} />}
        <div aria-busy={isWaiting} className={isWaiting ? 'opacity-60' : undefined}>
          <div ref={textRef} lang={article.Language}>
            <RichText html={CalendarContent} className="text-base" loadingText={t('loading')} onShown={showReading} />
          </div>
          {hasPages && (
            <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-5 print:hidden">
              {Page > 1 ? (
                <Button variant="secondary" type="button" onClick={() => turnTo(Page - 1)}>
                  <ArrowLeftIcon className="size-4" />
                  {t('previousPage')}
                </Button>
              ) : (
                <span />
              )}
              {Page < PageTitles.length && (
                <Button type="button" onClick={() => turnTo(Page + 1)}>
                  {t('nextPage')}
                  <ArrowRightIcon className="size-4" />
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </>
  );
}
