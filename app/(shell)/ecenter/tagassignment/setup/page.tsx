import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TagList } from '@/components/changes/tags/setup/tag-list';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tags');
  return { title: t('setupTitle') };
}

/** Which tags there are and who looks after each, for HR of the whole organisation. */
export default async function TagSetupPage() {
  await requireSession('full');
  await requireLink('ecenter', 'tagassignment');
  const [t, tags] = await Promise.all([getTranslations('tags'), callHr('listTags', {})]);
  return (
    <PageMessages of={['tags', 'errors', 'form.date']}>
      <div className="max-w-4xl">
        <PageTitle
          title={t('setupTitle')}
          lead={t('setupLead')}
          above={{ href: '/ecenter/tagassignment', name: t('title') }}
        />
        <TagList stored={tags} />
      </div>
    </PageMessages>
  );
}
