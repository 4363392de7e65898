import type { ReactNode } from 'react';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompanyLogo } from '@/components/platform/company-logo';
import { portalConfig } from '@/lib/config';
import { withBasePath } from '@/lib/links/links';
import { LanguageMenu } from '@/components/ui/overlay/language-menu';
import { SkipLink } from '@/components/ui/skip-link';

/** The frame of pages outside the shell. */
export async function PlainFrame({ children }: { children: ReactNode }) {
  const [t, locale, { title }] = await Promise.all([getTranslations('notice'), getLocale(), portalConfig()]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={t('skip')} />
      <header className="flex h-16 shrink-0 items-center justify-between gap-3 border-b border-line bg-surface px-4 md:px-6">
        <a href={withBasePath('/')} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm font-semibold">
          <CompanyLogo />
          <span className="line-clamp-2 leading-tight">{title}</span>
        </a>
        <LanguageMenu label={t('language')} current={locale} />
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  );
}
