import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResetForm } from '@/components/access/passwords/reset-form';
import { readReturnedReset } from '@/components/access/passwords/returned-form';
import { requireNoSession } from '@/lib/bff/session/require-session';
import { withBasePath } from '@/lib/links/links';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t('resetTitle') };
}

export default async function ResetPasswordPage() {
  await requireNoSession();
  const [t, returned] = await Promise.all([getTranslations('passwords'), readReturnedReset()]);
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('resetTitle')}</h1>
      <p className="mt-1 mb-8 text-base text-pretty text-muted">{t('resetLead')}</p>
      <PageMessages of={['passwords', 'errors']}>
        <ResetForm returned={returned} />
      </PageMessages>
      <p className="mt-8 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-muted">
        {t('noCode')}
        <a
          href={withBasePath('/auth/forgot-password')}
          className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent-text hover:underline"
        >
          {t('askAgain')}
        </a>
      </p>
    </>
  );
}
