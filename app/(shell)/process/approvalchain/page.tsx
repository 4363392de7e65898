import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { ChainList } from '@/components/workplace/approvals/chains/chain-list';
import { sectionAmong } from '@/components/workplace/approvals/chains/section-among';
import { NEW_CHAIN_PAGE } from '@/components/workplace/approvals/chains/chain-pages';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('approval-chains');
  return { title: t('title') };
}

interface ApprovalChainsPageProps {
  readonly searchParams: Promise<{ section?: string | string[] }>;
}

/** Who decides what, for those who say so; of a section, on the way from where it is kept. */
export default async function ApprovalChainsPage({ searchParams }: ApprovalChainsPageProps) {
  await requireSession('full');
  await requireLink('process', 'approvalchain');
  const { section } = await searchParams;
  const [t, chains, choices] = await Promise.all([
    getTranslations('approval-chains'),
    callHr('listApprovalChains', {}),
    callHr('listChainChoices', {}),
  ]);
  const about = sectionAmong(choices, section);
  return (
    <PageMessages of={['approval-chains', 'errors']}>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          above={about?.page ? { href: about.page, name: about.name } : undefined}
        />
        <div className="mb-6 flex max-sm:w-full max-sm:[&>*]:flex-1">
          <Link href={NEW_CHAIN_PAGE} prefetch={false} className={buttonClasses('primary')}>
            {t('write')}
          </Link>
        </div>
      </div>
      <ChainList chains={chains} choices={choices} about={about} />
    </PageMessages>
  );
}
