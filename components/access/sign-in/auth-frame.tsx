import type { ReactNode } from 'react';
import { getLocale, getTranslations } from 'next-intl/server';
import { LanguageMenu } from '@/components/ui/overlay/language-menu';
import { CompanyLogo } from '@/components/platform/company-logo';
import { portalConfig } from '@/lib/config';
import { SignInFooter } from './sign-in-footer';
import { SignInScene } from './sign-in-scene';

/** The signed-out pages: the form at the left, a drawn scene at the right, the form alone on a narrow screen. */
export async function AuthFrame({ children }: { children: ReactNode }) {
  const [t, locale, { title }] = await Promise.all([getTranslations('sign-in'), getLocale(), portalConfig()]);
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex min-h-dvh flex-col px-4 sm:px-10">
        <header className="flex h-16 shrink-0 items-center justify-between gap-3">
          <span className="flex min-w-0 items-center gap-2.5 font-semibold">
            <CompanyLogo />
            <span className="line-clamp-2 leading-tight">{title}</span>
          </span>
          <LanguageMenu label={t('language')} current={locale} />
        </header>
        <main className="m-auto w-full max-w-[25rem] py-10">{children}</main>
        <SignInFooter />
      </div>
      <aside aria-label={t('sceneTitle')} className="relative hidden overflow-hidden lg:block">
        <SignInScene />
        <div className="absolute inset-x-12 top-14 max-w-md text-scene-light xl:inset-x-16">
          <p className="text-3xl leading-tight font-semibold text-balance">{t('sceneTitle')}</p>
          <p className="mt-3 text-base text-pretty">{t('sceneText')}</p>
        </div>
      </aside>
    </div>
  );
}
