import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RequestedPageNote } from '@/components/platform/notice/requested-page-note';
import { SignInOffers } from '@/components/access/single-sign-on/sign-in-offers';
import { readReturnedSignIn } from '@/components/access/sign-in/returned-form';
import { OtherSignIn } from '@/components/access/sign-in/other-sign-in';
import { SignInForm } from '@/components/access/sign-in/sign-in-form';
import { pageDevice } from '@/lib/bff/session/browser/device';
import { requireNoSession } from '@/lib/bff/session/require-session';
import { portalEnv } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sign-in');
  return { title: t('title') };
}

interface LoginPageProps {
  /** Below the address, the id of a device. */
  readonly params: Promise<{ id?: string }>;
  readonly searchParams: Promise<{ state?: string | string[] }>;
}

/** SOPQ-02: the sign-in of the device in hand, unless the address names another. */
export default async function LoginPage({ params, searchParams }: LoginPageProps) {
  await requireNoSession();
  const { state } = await searchParams;
  const [t, returned, { id }, device] = await Promise.all([
    getTranslations('sign-in'),
    readReturnedSignIn(state),
    params,
    pageDevice(),
  ]);
  const isDevice = device !== null && (id === undefined || id === device.DeviceID);
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('welcome')}</h1>
      <p className="mt-1 mb-8 text-base text-muted">{t('lead')}</p>
      <RequestedPageNote at="sign-in" />
      <PageMessages of={['sign-in', 'errors']}>
        <SignInForm step={isDevice ? 'device-sign-in' : 'sign-in'} returned={returned} />
      </PageMessages>
      <SignInOffers providers={portalEnv().OIDC_PROVIDERS} />
      <OtherSignIn question={t('client')} href="/auth/chilllogin" text={t('clientSignIn')} />
    </>
  );
}
