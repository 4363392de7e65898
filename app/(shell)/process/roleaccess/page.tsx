import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RoleAccessScreen } from '@/components/access/role-access/role-access-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readPermissions } from '../../read-permissions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('role-access');
  return { title: t('title') };
}

/** What roles may do, who holds them, and what of it is to be reviewed. */
export default async function RoleAccessPage() {
  await requireSession('full');
  await requireLink('process', 'roleaccess');
  const [t, roles, review, permissions] = await Promise.all([
    getTranslations('role-access'),
    callHr('listAccessRoles', {}),
    callHr('listGrantReview', {}),
    readPermissions(),
  ]);
  return (
    <PageMessages of={['role-access', 'table', 'lookups', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <RoleAccessScreen
        roles={roles}
        review={review}
        canManageRoles={permissions.some(({ Permission }) => Permission === 'role.manage')}
      />
    </PageMessages>
  );
}
