import Link from 'next/link';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Card } from '@/components/ui/card';
import { useMessages } from '@/lib/i18n/use-messages';

/** The way to approved leave that counts differently since a calendar was changed: notices of that lead to this page. */
export function RecountCard() {
  const t = useMessages('leave-setup.work.recount');
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 md:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-medium">{t('title')}</h2>
        <p className="text-muted">{t('about')}</p>
      </div>
      <Link
        href="/timemanage/leavesetup/recount"
        prefetch={false}
        className={`${textButtonClasses} min-h-11 md:min-h-6`}
      >
        {t('look')}
      </Link>
    </Card>
  );
}
