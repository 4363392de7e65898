import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RequestedPageNote } from '@/components/platform/notice/requested-page-note';
import { OtherAccount } from '@/components/platform/other-account';
import { CodeForm, type CodeSource } from '@/components/access/sign-in/code-form';
import { readReturnedCode } from '@/components/access/sign-in/returned-form';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sign-in');
  return { title: t('codeTitle') };
}

const LEADS = { mail: 'codeLead', app: 'appLead', recovery: 'recoveryLead' } as const;

interface CodePageProps {
  readonly searchParams: Promise<{ readonly use?: string | string[] }>;
}

export default async function CodePage({ searchParams }: CodePageProps) {
  await requireSession('code');
  const [t, returned, session, { use }] = await Promise.all([
    getTranslations('sign-in'),
    readReturnedCode(),
    callHr('getSession', {}),
    searchParams,
  ]);
  const { CodeBy, CanUsePasskey } = session;
  const source: CodeSource = CodeBy === 'app' && use === 'recovery' ? 'recovery' : CodeBy;
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('codeTitle')}</h1>
      <p className="mt-1 mb-8 text-base text-muted">{t(CodeBy === 'recovery' ? 'passkeyLead' : LEADS[source])}</p>
      <RequestedPageNote at="code" />
      <PageMessages of={['sign-in', 'errors']}>
        <CodeForm
          source={source}
          hasApp={CodeBy === 'app'}
          canUsePasskey={CanUsePasskey}
          waitSeconds={session.CodeWaitSeconds}
          returned={returned}
        />
      </PageMessages>
      <OtherAccount className="mt-8 border-t border-line pt-4" />
    </>
  );
}
