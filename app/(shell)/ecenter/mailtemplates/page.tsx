import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TemplateGroups } from '@/components/workplace/mail-templates/template-groups';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mail-templates');
  return { title: t('title') };
}

/** Every mail that the product sends, and whose words it goes out in. */
export default async function MailTemplatesPage() {
  await requireSession('full');
  await requireLink('ecenter', 'mailtemplates');
  const [t, templates] = await Promise.all([getTranslations('mail-templates'), callHr('listMailTemplates', {})]);
  return (
    <PageMessages of={['mail-templates']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <TemplateGroups templates={templates} />
    </PageMessages>
  );
}
