import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { Button } from '@/components/ui/button/button';
import { DoorDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import { SelfPostingForm } from '@/components/ui/form/self-posting-form';
import { ownHost } from '@/lib/bff/call/caller';
import { pageCaller } from '@/lib/bff/call/page-caller';
import { requireNoSession } from '@/lib/bff/session/require-session';
import { homeAddress, isAtHome, providerNamed } from '@/lib/bff/sso/sso-address';
import { SsoFailure, logSsoFailure } from '@/lib/bff/sso/sso-failure';
import { withBasePath } from '@/lib/links/links';

interface SsoLoginPageProps {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('single-sign-on');
  return { title: t('title') };
}

/** SSO-01, SOPQ-09: the id names a provider of the settings and nothing more. */
export default async function SsoLoginPage({ params }: SsoLoginPageProps) {
  await requireNoSession();
  const provider = providerNamed((await params).id);
  if (!provider) redirect(logSsoFailure(new SsoFailure('sso-not-offered'), await pageCaller()).next);
  if (!isAtHome(ownHost(await headers()))) redirect(homeAddress(`/ssologin/${provider.name}`));
  const t = await getTranslations('single-sign-on');
  return (
    <Notice
      drawing={<DoorDrawing />}
      title={t('onTheWay', { provider: provider.label })}
      text={t('onTheWayText')}
      actions={
        <SelfPostingForm action={withBasePath('/api/session/start-sso')} fields={{ provider: provider.name }}>
          <Button type="submit">{t('goOn', { provider: provider.label })}</Button>
        </SelfPostingForm>
      }
    />
  );
}
