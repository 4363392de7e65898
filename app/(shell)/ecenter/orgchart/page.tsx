import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { onlyTopNode, TOP, type Branch } from '@/components/structure/org-chart/chart-tree';
import { OrgChart } from '@/components/structure/org-chart/org-chart';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('org-chart');
  return { title: t('title') };
}

/** Who reports to whom, and how the units stand, as far as the person may know. */
export default async function OrgChartPage() {
  await requireSession('full');
  await requireLink('ecenter', 'orgchart');
  const [t, first] = await Promise.all([getTranslations('org-chart'), readFirst()]);
  return (
    <PageMessages of={['org-chart', 'organisation-filter', 'form.date', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <OrgChart first={first} />
    </PageMessages>
  );
}

async function readBranch(NodeCode: string): Promise<Branch | null> {
  const read = await tryCallHr('listChartBranch', { NodeCode });
  return read && { nodes: read.Nodes, hasMore: read.HasMore, last: read.Last };
}

/** The top, and what is below it where that is one node alone. */
async function readFirst(): Promise<[string, Branch][]> {
  const top = await readBranch(TOP);
  if (!top) return [];
  const only = onlyTopNode(top);
  const below = only === null ? null : await readBranch(only);
  return [[TOP, top], ...(only !== null && below ? [[only, below] as [string, Branch]] : [])];
}
