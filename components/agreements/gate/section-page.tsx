import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SnackbarsOnDemand } from '@/components/ui/feedback/snackbars-on-demand';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import { SectionDrawing } from '@/components/people/section-drawing';
import { CONDUCT, showsMenu } from '@/lib/gate';
import { withBasePath } from '@/lib/links/links';
import type { OpenedSection } from './read-section';
import { StatusBadge } from './status-badge';
import { SectionMenu } from './section-menu';

interface SectionPageProps extends OpenedSection {
  readonly flag: number;
  /** Its form; null where it has none that could be filled in here. */
  readonly children: ReactNode;
}

/** COC-33 at the conduct gate: the page of a section that the agreement asks to look through, and the way back to it. */
export async function SectionPage({ section, all, flag, children }: SectionPageProps) {
  const [t, notice] = await Promise.all([getTranslations('agreements'), getTranslations('notice')]);
  return (
    <div className={clsx('mx-auto w-full px-4 py-8 md:py-12', children ? 'max-w-5xl' : 'max-w-3xl')}>
      <a
        href={withBasePath(CONDUCT)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium text-accent-text hover:underline"
      >
        <ArrowLeftIcon className="size-4" />
        {t('back')}
      </a>
      <div className="mt-4 mb-5 flex items-center gap-4">
        <SectionDrawing name={section.imgRef} />
        <div className="min-w-0">
          <h1 className="text-2xl leading-8 font-semibold">{section.PersonalSection}</h1>
          <StatusBadge {...section} />
        </div>
      </div>
      {children || (
        <div className="rounded-lg border border-line bg-surface p-5 md:p-8">
          <p className="text-base text-muted">{t('sectionText')}</p>
          <a href={withBasePath(CONDUCT)} className={clsx('mt-6', buttonClasses('primary'))}>
            {t('back')}
          </a>
        </div>
      )}
      {showsMenu({ flag }, section.SectionCode) && (
        <SectionMenu label={t('sectionMenu')} current={section.linkURL} all={all} />
      )}
      <SnackbarsOnDemand closeText={notice('closeMessage')} />
    </div>
  );
}
