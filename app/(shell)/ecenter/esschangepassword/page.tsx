import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChangeForm } from '@/components/access/passwords/change-form';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { Card } from '@/components/ui/card';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t('changeTitle') };
}

export default async function ChangePasswordPage() {
  await requireSession('full');
  await requireLink('ecenter', 'esschangepassword');
  const [t, [info]] = await Promise.all([getTranslations('passwords'), callHr('getEmployeeInfo', {})]);
  if (!info?.changePass) return refusePage();
  return (
    <>
      <PageTitle title={t('changeTitle')} lead={t('changeLead')} />
      <Card className="max-w-lg p-5 md:p-8">
        <PageMessages of={['passwords', 'errors']}>
          <ChangeForm employeeId={info.Empid} />
        </PageMessages>
      </Card>
    </>
  );
}
