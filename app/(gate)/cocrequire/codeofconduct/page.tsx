import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConductGate } from '@/components/agreements/gate/conduct-gate';
import { NothingPending } from '@/components/agreements/gate/nothing-pending';
import { readConduct } from '@/components/agreements/gate/read-conduct';
import { RequestedPageNote } from '@/components/platform/notice/requested-page-note';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { readSignFrame } from '@/lib/bff/session/read-sign-frame';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agreements');
  return { title: t('title') };
}

export default async function ConductPage() {
  await requireSession('conduct');
  const conduct = await readConduct();
  if (!conduct) return <NothingPending />;
  const { ProfileSection, SectionCode } = conduct;
  const sections = ProfileSection ? await tryCallHr('listConductSections', { SectionCodes: SectionCode }) : null;
  return (
    <PageMessages of={['agreements', 'signatures', 'errors']}>
      <ConductGate
        conduct={conduct}
        sections={sections}
        frame={await readSignFrame(conduct)}
        note={<RequestedPageNote at="conduct" />}
      />
    </PageMessages>
  );
}
