import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CodeForm } from '@/components/access/client-users/code-form';
import { NamesForm } from '@/components/access/client-users/names-form';
import { readReturnedForm } from '@/components/access/client-users/returned-form';
import { RequestedPageNote } from '@/components/platform/notice/requested-page-note';
import { OtherSignIn } from '@/components/access/sign-in/other-sign-in';
import { codeWaitOf, readClientStep } from '@/lib/bff/session/client-step-cookie';
import { requireNoSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('client-users');
  return { title: t('title') };
}

interface ClientSignInProps {
  readonly searchParams: Promise<{ readonly step?: string | string[] }>;
}

/** CLI-01: names first, then the code that was mailed; `?step=names` goes back a step. */
export default async function ClientSignInPage({ searchParams }: ClientSignInProps) {
  await requireNoSession();
  const [t, { step: wanted }, step, names, code] = await Promise.all([
    getTranslations('client-users'),
    searchParams,
    readClientStep(),
    readReturnedForm('client-step'),
    readReturnedForm('client-code'),
  ]);
  if (step?.token && wanted !== 'names' && !names) {
    return (
      <>
        <h1 className="text-2xl font-semibold">{t('codeTitle')}</h1>
        <p className="mt-1 mb-8 text-base text-pretty wrap-break-word text-muted">
          {t('codeLead', { name: step.clientUserName })}
        </p>
        <PageMessages of={['client-users', 'errors']}>
          <CodeForm waitSeconds={codeWaitOf(step)} returned={code?.failure ?? null} />
        </PageMessages>
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('heading')}</h1>
      <p className="mt-1 mb-8 text-base text-pretty text-muted">{t('lead')}</p>
      <RequestedPageNote at="sign-in" />
      <PageMessages of={['client-users', 'errors']}>
        <NamesForm
          names={{
            Username: names?.values.Username ?? step?.username ?? '',
            ClientUserName: names?.values.ClientUserName ?? step?.clientUserName ?? '',
          }}
          returned={names?.failure ?? null}
        />
      </PageMessages>
      <OtherSignIn question={t('employee')} href="/auth/login" text={t('employeeSignIn')} />
    </>
  );
}
