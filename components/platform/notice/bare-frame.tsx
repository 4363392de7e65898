import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CompanyLogo } from '@/components/platform/company-logo';
import { SkipLink } from '@/components/ui/skip-link';
import { portalConfig } from '@/lib/config';
import { withBasePath } from '@/lib/links/links';

/** The frame of a page in place of the shell, for a session that may not use the shell yet. */
export async function BareFrame({ children }: { children: ReactNode }) {
  const [t, { title }] = await Promise.all([getTranslations('notice'), portalConfig()]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={t('skip')} />
      <header className="flex h-16 shrink-0 items-center border-b border-line bg-surface px-4 md:px-6">
        <a href={withBasePath('/')} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm font-semibold">
          <CompanyLogo />
          <span className="line-clamp-2 leading-tight">{title}</span>
        </a>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  );
}
