import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { TagAssignment } from '@/components/changes/tags/tag-assignment';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tags');
  return { title: t('title') };
}

/** TAGA: who looks after whom by tag, for HR. */
export default async function TagAssignmentPage() {
  await requireSession('full');
  await requireLink('ecenter', 'tagassignment');
  const [t, choices] = await Promise.all([getTranslations('tags'), callHr('listTagChoices', { On: '' })]);
  return (
    <PageMessages of={['tags', 'table', 'errors', 'form.date']}>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageTitle title={t('title')} lead={t('lead')} />
        {choices.CanConfigure && (
          <Link href="/ecenter/tagassignment/setup" prefetch={false} className={`${buttonClasses('secondary')} mb-6`}>
            {t('setup')}
          </Link>
        )}
      </div>
      <TagAssignment choices={choices} />
    </PageMessages>
  );
}
