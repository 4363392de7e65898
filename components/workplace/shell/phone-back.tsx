import { clsx } from 'clsx';
import Link from 'next/link';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ArrowLeftIcon, HomeIcon } from '@/components/ui/icons/icons';
import type { Module } from '@/lib/contract/workplace/shell';
import { useMessages } from '@/lib/i18n/use-messages';
import { moduleOfPath } from './modules/current-module';

interface PhoneBackProps {
  readonly modules: readonly Module[];
  readonly path: string;
}

const HOME = '/home/dashboard';

/** MOB-01: on a phone the way up, from a page to its module, and from there home; on home itself the logo stands there. */
export function PhoneBack({ modules, path }: PhoneBackProps) {
  const t = useMessages('shell');
  if (path === HOME) return null;
  const module = moduleOfPath(modules, path);
  const dashboard = module && `/${module.Link_Src}/dashboard`;
  const isUpHome = !dashboard || dashboard === path || dashboard === HOME;
  const place = isUpHome ? t('home') : module.Module_Name;
  return (
    <div data-phone-back="" className="flex min-w-0 items-center md:hidden">
      <Link
        href={isUpHome ? HOME : dashboard}
        prefetch={false}
        aria-label={isUpHome ? t('home') : t('backTo', { place })}
        className={clsx(iconButtonClasses, 'shrink-0')}
      >
        {isUpHome ? <HomeIcon /> : <ArrowLeftIcon />}
      </Link>
      {module && (
        <span aria-hidden="true" className="truncate font-semibold">
          {module.Module_Name}
        </span>
      )}
    </div>
  );
}
