import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { CHAIN_FOR_ALL, CHAINS_PAGE } from '@/components/workplace/approvals/chains/chain-pages';
import { ChainEditor } from '@/components/workplace/approvals/chains/editor/chain-editor';
import { valuesOf } from '@/components/workplace/approvals/chains/editor/chain-values';
import { OpenApprovals } from '@/components/workplace/approvals/chains/moving/open-approvals';
import { readChain } from '@/components/workplace/approvals/chains/read-chain';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { wireTimeText } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';

interface ApprovalChainPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: ApprovalChainPageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('process', 'approvalchain');
  const chain = await readChain((await params).code);
  return { title: chain?.Name ?? (await notFoundTitle()) };
}

/** One chain: what is open beside it, and its editor. */
export default async function ApprovalChainPage({ params }: ApprovalChainPageProps) {
  await requireSession('full');
  await requireLink('process', 'approvalchain');
  const chain = await readChain((await params).code);
  if (!chain) return <NotFoundPage />;
  const [t, language, choices] = await Promise.all([
    getTranslations('approval-chains'),
    getLocale(),
    callHr('listChainChoices', {}),
  ]);
  const { ChainCode, Number: number, Name, PublishedDate, OpenCount } = chain;
  // The first version of the chain for everything comes with the product.
  const isOwn = number > 1 || ChainCode !== CHAIN_FOR_ALL;
  const facts = [
    isOwn && t('version', { number, date: wireTimeText(PublishedDate, language) }),
    t('openCount', { count: OpenCount }),
  ].filter(Boolean);
  return (
    <PageMessages of={['approval-chains', 'table', 'errors']}>
      <PageTitle title={Name} lead={facts.join(' · ')} above={{ href: CHAINS_PAGE, name: t('title') }} />
      <OpenApprovals key={`${ChainCode} ${number}`} code={ChainCode} name={Name} />
      <ChainEditor
        key={`${ChainCode} ${number} editor`}
        code={ChainCode}
        number={number}
        saved={valuesOf(chain)}
        choices={choices}
      />
    </PageMessages>
  );
}
