import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { CodeForm } from '@/components/access/client-users/code-form';
import { NamesForm } from '@/components/access/client-users/names-form';
import { readReturnedForm } from '@/components/access/client-users/returned-form';
import { RequestedPageNote } from '@/components/platform/notice/requested-page-note';
import { OtherSignIn } from '@/components/access/sign-in/other-sign-in';
import { codeWaitOf, readClientStep } from '@/lib/bff/session/client-step-cookie';
import { requireNoSession } from '@/lib/bff/session/require-session';

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
  const [t, messages, { step: wanted }, step, names, code] = await Promise.all([
    getTranslations('client-users'),
    getMessages(),
    searchParams,
    readClientStep(),
    readReturnedForm('client-step'),
    readReturnedForm('client-code'),
  ]);
  const { errors, 'client-users': words } = messages;
  if (step?.token && wanted !== 'names' && !names) {
    return (
      <>
        <h1 className="text-2xl leading-8 font-semibold">{t('codeTitle')}</h1>
        <p className="mt-1 mb-8 text-base text-pretty wrap-break-word text-muted">
          {t('codeLead', { name: step.clientUserName })}
        </p>
        <CodeForm words={words} failures={errors} waitSeconds={codeWaitOf(step)} returned={code?.failure ?? null} />
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl leading-8 font-semibold">{t('heading')}</h1>
      <p className="mt-1 mb-8 text-base text-pretty text-muted">{t('lead')}</p>
      <RequestedPageNote at="sign-in" />
      <NamesForm
        words={words}
        failures={errors}
        names={{
          Username: names?.values.Username ?? step?.username ?? '',
          ClientUserName: names?.values.ClientUserName ?? step?.clientUserName ?? '',
        }}
        returned={names?.failure ?? null}
      />
      <OtherSignIn question={t('employee')} href="/auth/login" text={t('employeeSignIn')} />
    </>
  );
}
