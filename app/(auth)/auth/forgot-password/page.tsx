import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { ForgotForm } from '@/components/access/passwords/forgot-form';
import { readReturnedForgot } from '@/components/access/passwords/returned-form';
import { requireNoSession } from '@/lib/bff/session/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t('forgotTitle') };
}

export default async function ForgotPasswordPage() {
  await requireNoSession();
  const [t, messages, returned] = await Promise.all([
    getTranslations('passwords'),
    getMessages(),
    readReturnedForgot(),
  ]);
  return (
    <>
      <h1 className="text-2xl leading-8 font-semibold">{t('forgotTitle')}</h1>
      <p className="mt-1 mb-8 text-base text-pretty text-muted">{t('forgotLead')}</p>
      <ForgotForm words={messages.passwords} failures={messages.errors} returned={returned} />
    </>
  );
}
