import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { BookIcon } from '@/components/ui/icons/reading-icons';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ReplyFor } from '@/lib/contract/all';
import { HomeList } from './home-list';

/** So many are shown on a phone, where home is a page of two screens. */
const ON_PHONE = 2;

/** What there is to read for the person; an article opens in the knowledge base. Null where the HR API did not say. */
export async function ReadingList({ articles }: { articles: ReplyFor<'listArticles'> | null }) {
  const t = await getTranslations('home');
  return (
    <HomeList
      id="reading"
      title={t('reading')}
      rows={
        articles?.map(({ dc, name }, at) => (
          <li key={dc} className={clsx('min-h-11 items-center py-1.5', at < ON_PHONE ? 'flex' : 'hidden md:flex')}>
            <PanelButton
              panel="knowledge"
              subject={dc}
              label={name}
              classes="rounded-sm text-left font-medium hover:underline"
            >
              {name}
            </PanelButton>
          </li>
        )) ?? null
      }
      empty={t('readingEmpty')}
      icon={<BookIcon className="size-5" />}
      action={
        <PanelButton panel="knowledge" label={t('readingAll')} classes={textButtonClasses}>
          {t('readingAll')}
        </PanelButton>
      }
    />
  );
}
