import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { NestDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClasses } from '@/components/ui/button/button-variant';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';

interface ComingNoticeProps {
  readonly module: Module;
  /** What the person opened; null for a page that the menu does not name. */
  readonly entry: MenuEntry | null;
}

/** A page that the role may open and that this version does not have. */
export async function ComingNotice({ module, entry }: ComingNoticeProps) {
  const t = await getTranslations('shell');
  return (
    <Notice
      drawing={<NestDrawing />}
      title={entry?.Menu_Name ?? t('comingTitle')}
      text={entry ? t('comingText', { entry: entry.Menu_Name }) : t('comingOtherText')}
      actions={
        <Link href={`/${module.Link_Src}/dashboard`} prefetch={false} className={buttonClasses('primary')}>
          {t('comingBack', { module: module.Module_Name })}
        </Link>
      }
    >
      {entry?.Description && (
        <div className="mt-6 w-full rounded-lg border border-line bg-surface px-5 py-4 text-left">
          <h2 className="text-xs font-semibold text-muted">{t('comingWhat')}</h2>
          <p className="mt-1">{entry.Description}</p>
        </div>
      )}
    </Notice>
  );
}
