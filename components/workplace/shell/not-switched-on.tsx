import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { NestDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClasses } from '@/components/ui/button/button-variant';
import type { Module } from '@/lib/contract/workplace/shell';
import { hasPages } from '@/lib/links/pages';

interface NotSwitchedOnProps {
  readonly module: Module;
  /** What was opened, as the menu calls it; null for what it does not name. */
  readonly name: string | null;
}

/** What the role may open and this portal has no page for. Nothing leads here but its address. */
export async function NotSwitchedOn({ module, name }: NotSwitchedOnProps) {
  const t = await getTranslations('shell');
  const up = hasPages(module.Link_Src) ? module : { Link_Src: 'home', Module_Name: t('home') };
  return (
    <Notice
      drawing={<NestDrawing />}
      title={name ? t('offTitle', { name }) : t('offPageTitle')}
      text={t('offText')}
      actions={
        <Link href={`/${up.Link_Src}/dashboard`} prefetch={false} className={buttonClasses('primary')}>
          {t('backTo', { place: up.Module_Name })}
        </Link>
      }
    />
  );
}
