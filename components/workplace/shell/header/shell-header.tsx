import type { ReactNode } from 'react';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { languageNames } from '@/lib/i18n/language-names';
import { GlobeIcon } from '@/components/ui/icons/form-icons';
import { SunIcon } from '@/components/ui/icons/icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { Logo, type LogoSize } from '@/components/ui/icons/logo';
import { Menu } from '@/components/ui/overlay/menu';
import { portalConfig } from '@/lib/config';
import type { Module } from '@/lib/contract/workplace/shell';
import { readPreferences } from '@/lib/preferences';
import { LanguageChoice } from './language-choice';
import { ModuleSwitcher } from '../modules/module-switcher';
import { PersonMenu, type Person } from './person-menu';
import { ThemeChoice } from './theme-choice';

interface ShellHeaderProps {
  readonly modules: readonly Module[];
  readonly person: Person | null;
  readonly logoSize: LogoSize | null;
  readonly search: ReactNode;
  /** The change of role for a wide screen, and what stands for it in the person's menu on a narrow one. */
  readonly roleSwitch: ReactNode;
  readonly roleList: ReactNode;
  /** The feature buttons and the bell. */
  readonly features: ReactNode;
}

/** What stands in the header's row. A narrow screen has language and appearance in the person's menu. */
export async function ShellHeader({
  modules,
  person,
  logoSize,
  search,
  roleSwitch,
  roleList,
  features,
}: ShellHeaderProps) {
  const [t, locale, { title }, { theme }] = await Promise.all([
    getTranslations('shell'),
    getLocale(),
    portalConfig(),
    readPreferences(),
  ]);
  return (
    <>
      <Link
        href="/home/dashboard"
        prefetch={false}
        aria-label={`${title}: ${t('home')}`}
        className="flex min-h-11 min-w-0 shrink-0 items-center gap-2.5 rounded px-1.5 font-semibold max-md:shrink [[data-phone-back]~&]:max-md:hidden"
      >
        <Logo size={logoSize} />
        <span className="max-w-52 truncate md:max-lg:hidden">{title}</span>
      </Link>
      <ModuleSwitcher modules={modules} />
      <div className="ml-auto flex min-w-0 items-center gap-1 max-md:shrink-0">
        {search}
        <div className="hidden lg:block">{roleSwitch}</div>
        {features}
        <div className="hidden items-center gap-1 md:flex">
          <Menu
            name="language"
            label={`${t('language')}: ${languageNames[locale]}`}
            trigger={<GlobeIcon />}
            triggerClasses={iconButtonClasses}
            panelClasses="right-0 mt-1 w-48"
          >
            <LanguageChoice current={locale} />
          </Menu>
          <Menu
            name="appearance"
            label={t('theme')}
            trigger={<SunIcon />}
            triggerClasses={iconButtonClasses}
            panelClasses="right-0 mt-1 w-52"
          >
            <ThemeChoice initial={theme} />
          </Menu>
        </div>
        {person && (
          <PersonMenu person={person}>
            {roleList}
            <div className="border-b border-line py-1.5 md:hidden">
              <p className="px-3 pt-1.5 pb-1 text-muted">{t('language')}</p>
              <LanguageChoice current={locale} classes="grid grid-cols-2" />
            </div>
            <div className="border-b border-line py-1.5 md:hidden">
              <p className="px-3 pt-1.5 pb-1 text-muted">{t('theme')}</p>
              <ThemeChoice initial={theme} />
            </div>
          </PersonMenu>
        )}
      </div>
    </>
  );
}
