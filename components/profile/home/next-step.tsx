import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { ProgressRing } from '@/components/ui/feedback/progress-ring';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import type { SectionEntry } from '../read/read-sections';
import { addressOfSection } from '../addresses/section-addresses';

interface NextStepProps {
  readonly sections: readonly SectionEntry[];
  readonly percent: number;
  readonly cardKey: string | undefined;
}

/** What there is to do first in a record: what was rejected, else what is missing; that nothing is, where that is so. */
export async function NextStep({ sections, percent, cardKey }: NextStepProps) {
  const t = await getTranslations('profile-sections');
  const open = sections.filter(({ EditFlag }) => EditFlag);
  const rejected = open.find(({ StatusCode }) => StatusCode === 'rejected');
  const wanted = rejected ?? open.find(({ Missing }) => Missing > 0);
  const missing = open.reduce((sum, { Missing }) => sum + Missing, 0);
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg bg-accent-tint p-5 sm:gap-5">
      <ProgressRing percent={percent} label={t('complete', { percent })} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-base font-semibold">
          {rejected
            ? t('rejectedFirst', { name: rejected.SectionName })
            : t(missing > 0 ? 'lacks' : 'lacksNothing', { count: missing })}
        </p>
        <p className="text-muted">{t('complete', { percent })}</p>
      </div>
      {wanted && (
        <Link
          href={addressOfSection(wanted.SectionCode, cardKey)}
          prefetch={false}
          className={buttonClasses('primary')}
        >
          {t('goOn', { name: wanted.SectionName })}
          <ArrowRightIcon className="size-4" />
        </Link>
      )}
    </div>
  );
}
