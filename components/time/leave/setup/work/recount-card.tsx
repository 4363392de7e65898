import Link from 'next/link';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Card } from '@/components/ui/card';
import { useMessages } from '@/lib/i18n/use-messages';

/** The way to approved leave that counts differently since a calendar was changed. */
export function RecountCard() {
  const t = useMessages('leave-setup.work.recount');
  return (
    <Card className="mt-4 p-5 md:p-6">
      <h2 className="text-base font-semibold">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-muted">{t('about')}</p>
      <p className="mt-2">
        <Link href="/timemanage/leavesetup/recount" prefetch={false} className={textButtonClasses}>
          {t('look')}
        </Link>
      </p>
    </Card>
  );
}
