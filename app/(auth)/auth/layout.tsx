import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthFrame } from '@/components/sign-in/auth-frame';
import { Snackbars } from '@/components/ui/snackbars';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('notice');
  return (
    <>
      <AuthFrame>{children}</AuthFrame>
      <Snackbars closeText={t('closeMessage')} />
    </>
  );
}
