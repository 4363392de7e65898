import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { ConductGate } from '@/components/agreements/gate/conduct-gate';
import { NothingPending } from '@/components/agreements/gate/nothing-pending';
import { readConduct } from '@/components/agreements/gate/read-conduct';
import { RequestedPageNote } from '@/components/platform/notice/requested-page-note';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { readSignFrame } from '@/lib/bff/session/read-sign-frame';
import { requireSession } from '@/lib/bff/session/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('conduct');
  return { title: t('title') };
}

export default async function ConductPage() {
  await requireSession('conduct');
  const [conduct, { conduct: words, signatures, errors }] = await Promise.all([readConduct(), getMessages()]);
  if (!conduct) return <NothingPending />;
  const { ProfileSection, SectionCode } = conduct;
  const sections = ProfileSection ? await tryCallHr('listConductSections', { SectionCodes: SectionCode }) : null;
  return (
    <ConductGate
      conduct={conduct}
      sections={sections}
      frame={await readSignFrame(conduct)}
      words={words}
      signWords={signatures}
      failures={errors}
      note={<RequestedPageNote at="conduct" />}
    />
  );
}
