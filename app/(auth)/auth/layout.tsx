import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthFrame } from '@/components/access/sign-in/auth-frame';
import { SnackbarsOnDemand } from '@/components/ui/feedback/snackbars-on-demand';
import '../../signed-out.css';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('notice');
  return (
    <>
      <AuthFrame>{children}</AuthFrame>
      <SnackbarsOnDemand closeText={t('closeMessage')} />
    </>
  );
}
