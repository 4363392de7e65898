import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readRole } from '@/components/access/role-access/read-role';
import { RoleScreen } from '@/components/access/role-access/role/role-screen';
import { RoleRule } from '@/components/access/second-factor/role-rule';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

const RULE_MESSAGES = [
  'second-factor.ruleTitle',
  'second-factor.ruleText',
  'second-factor.ruleOn',
  'second-factor.graceDays',
  'second-factor.graceRange',
  'second-factor.saveRule',
  'second-factor.ruleSaved',
] as const;

interface RolePageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: RolePageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('process', 'roleaccess');
  const role = await readRole((await params).code);
  return { title: role ? role.Name : await notFoundTitle() };
}

/** One role: what it may do and who holds it. */
export default async function RolePage({ params }: RolePageProps) {
  await requireSession('full');
  await requireLink('process', 'roleaccess');
  const [t, { code }] = await Promise.all([getTranslations('role-access'), params]);
  const role = await readRole(code);
  if (!role) return <NotFoundPage />;
  return (
    <PageMessages of={['role-access', 'table', 'lookups', 'errors']}>
      <PageTitle title={role.Name} above={{ href: '/process/roleaccess', name: t('title') }} />
      <RoleScreen initial={role} />
      <PageMessages of={RULE_MESSAGES}>
        <RoleRule roleCode={role.RoleCode} />
      </PageMessages>
    </PageMessages>
  );
}
