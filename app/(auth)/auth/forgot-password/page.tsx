import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { buttonLook } from '@/components/ui/button-look';
import { requireNoSession } from '@/lib/bff/require-session';
import { withBasePath } from '@/lib/links';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sign-in');
  return { title: t('forgotTitle') };
}

export default async function ForgotPasswordPage() {
  await requireNoSession();
  const t = await getTranslations('sign-in');
  return (
    <>
      <h1 className="text-2xl leading-8 font-semibold">{t('forgotTitle')}</h1>
      <p className="mt-1 mb-8 text-base text-pretty text-muted">{t('forgotText')}</p>
      <a href={withBasePath('/auth/login')} className={`${buttonLook('secondary')} w-full`}>
        {t('backToSignIn')}
      </a>
    </>
  );
}
