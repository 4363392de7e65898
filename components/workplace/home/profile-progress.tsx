import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { ProgressRing } from '@/components/ui/feedback/progress-ring';

/** How complete the person's own record is, and the way to it. */
export async function ProfileProgress({ percent }: { percent: number }) {
  const t = await getTranslations('home');
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5 md:p-6">
      <ProgressRing percent={percent} label={t('completePercent', { percent })} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-base font-semibold">{t('completePercent', { percent })}</h2>
        <p className="text-muted">{t('profileLead')}</p>
      </div>
      <Link href="/ecenter/essprofileview" prefetch={false} className={buttonClasses('secondary')}>
        {t('openProfile')}
      </Link>
    </Card>
  );
}
