import { clsx } from 'clsx';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { ArrowLeftIcon, ArrowRightIcon, HomeIcon } from '@/components/ui/icons/icons';
import type { Neighbours } from '../addresses/neighbours';

/** NAV-03 to NAV-07: the ways from a section to those beside it, and home. */
export async function SectionSteps({ home, previous, next }: Neighbours) {
  const t = await getTranslations('profile-sections');
  const step = clsx(buttonClasses('secondary'), 'md:min-h-10');
  return (
    <nav aria-label={t('steps')} className="flex flex-wrap gap-2 print:hidden">
      <Link href={home} prefetch={false} className={step}>
        <HomeIcon className="size-4" />
        {t('home')}
      </Link>
      {previous && (
        <Link href={previous} prefetch={false} className={step}>
          <ArrowLeftIcon className="size-4" />
          {t('previous')}
        </Link>
      )}
      <Link href={next} prefetch={false} className={step}>
        {t('next')}
        <ArrowRightIcon className="size-4" />
      </Link>
    </nav>
  );
}
