import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ForgotForm } from '@/components/access/passwords/forgot-form';
import { readReturnedForgot } from '@/components/access/passwords/returned-form';
import { requireNoSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t('forgotTitle') };
}

export default async function ForgotPasswordPage() {
  await requireNoSession();
  const [t, returned] = await Promise.all([getTranslations('passwords'), readReturnedForgot()]);
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('forgotTitle')}</h1>
      <p className="mt-1 mb-8 text-base text-pretty text-muted">{t('forgotLead')}</p>
      <PageMessages of={['passwords', 'errors']}>
        <ForgotForm returned={returned} />
      </PageMessages>
    </>
  );
}
