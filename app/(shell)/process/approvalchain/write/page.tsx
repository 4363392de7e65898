import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CHAINS_PAGE } from '@/components/workplace/approvals/chains/chain-pages';
import { ChainEditor } from '@/components/workplace/approvals/chains/editor/chain-editor';
import { newChain } from '@/components/workplace/approvals/chains/editor/chain-values';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('approval-chains');
  return { title: t('newTitle') };
}

/** A new chain. */
export default async function NewApprovalChainPage() {
  await requireSession('full');
  await requireLink('process', 'approvalchain');
  const [t, choices] = await Promise.all([getTranslations('approval-chains'), callHr('listChainChoices', {})]);
  return (
    <PageMessages of={['approval-chains', 'errors']}>
      <PageTitle title={t('newTitle')} above={{ href: CHAINS_PAGE, name: t('title') }} />
      <ChainEditor code="" number={0} saved={newChain(choices.Kinds[0]?.Kind ?? '')} choices={choices} />
    </PageMessages>
  );
}
