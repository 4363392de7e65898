import type { ReactNode } from 'react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { CompanyLogo } from '@/components/platform/company-logo';
import type { LogoSize } from '@/components/ui/icons/logo';
import { portalConfig } from '@/lib/config';
import type { Module } from '@/lib/contract/workplace/shell';
import { ModuleSwitcher } from '../modules/module-switcher';
import { PersonMenu, type Person } from './person-menu';

interface ShellHeaderProps {
  readonly modules: readonly Module[];
  readonly person: Person | null;
  readonly logoSize: LogoSize | null;
  readonly search: ReactNode;
  /** The change of role for a wide screen, and what stands for it in the person's menu on a narrow one. */
  readonly roleSwitch: ReactNode;
  readonly roleList: ReactNode;
  /** The helpdesk, the bell and the menus. */
  readonly features: ReactNode;
}

/** What stands in the header's row. */
export async function ShellHeader({
  modules,
  person,
  logoSize,
  search,
  roleSwitch,
  roleList,
  features,
}: ShellHeaderProps) {
  const [t, { title }] = await Promise.all([getTranslations('shell'), portalConfig()]);
  return (
    <>
      <Link
        href="/home/dashboard"
        prefetch={false}
        aria-label={`${title}: ${t('home')}`}
        className="flex min-h-11 min-w-0 shrink-0 items-center gap-2.5 rounded px-1.5 font-semibold max-md:shrink [[data-phone-back]~&]:max-md:hidden"
      >
        <CompanyLogo size={logoSize} />
        <span className="max-w-52 truncate md:max-xl:hidden">{title}</span>
      </Link>
      <ModuleSwitcher modules={modules} />
      <div className="ml-auto flex min-w-0 items-center gap-1 max-md:shrink-0">
        {search}
        <div className="hidden lg:block">{roleSwitch}</div>
        {features}
        {person && <PersonMenu person={person}>{roleList}</PersonMenu>}
      </div>
    </>
  );
}
