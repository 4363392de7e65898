import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProofEnded } from '@/components/access/reauthentication/proof-ended';
import { Notice } from '@/components/ui/feedback/notice';
import { DoorDrawing, LockDrawing } from '@/components/ui/icons/drawings';
import { requireSession } from '@/lib/bff/session/require-session';
import { unconfirmedOf } from '@/lib/confirmed-address';

interface ConfirmedPageProps {
  readonly searchParams: Promise<{ why?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reauthentication');
  return { title: t('title') };
}

/** Where the window ends that went to an identity provider to confirm who sits there. */
export default async function ConfirmedPage({ searchParams }: ConfirmedPageProps) {
  await requireSession('full');
  const t = await getTranslations('reauthentication');
  const why = unconfirmedOf((await searchParams).why);
  return (
    <Notice
      drawing={why ? <LockDrawing /> : <DoorDrawing />}
      title={why ? t('notConfirmed') : t('confirmed')}
      text={t('closeWindow')}
    >
      <ProofEnded why={why} />
    </Notice>
  );
}
