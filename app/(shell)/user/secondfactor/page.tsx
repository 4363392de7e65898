import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SecondFactor } from '@/components/access/second-factor/second-factor';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireEmployee } from '@/lib/bff/session/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('second-factor');
  return { title: t('title') };
}

interface SecondFactorPageProps {
  readonly searchParams: Promise<{ readonly change?: string | string[] }>;
}

/** One's own second step of signing in, for every role. */
export default async function SecondFactorPage({ searchParams }: SecondFactorPageProps) {
  await requireEmployee();
  const [t, account, { change }] = await Promise.all([
    getTranslations('second-factor'),
    getTranslations('account'),
    searchParams,
  ]);
  const isChange = change === '1';
  const above = isChange
    ? { href: '/user/secondfactor', name: t('title') }
    : { href: '/home/commonsetting', name: account('settings') };
  return (
    <div className="max-w-3xl">
      <PageTitle above={above} title={isChange ? t('app') : t('title')} lead={t('lead')} />
      <SecondFactor isChange={isChange} />
    </div>
  );
}
