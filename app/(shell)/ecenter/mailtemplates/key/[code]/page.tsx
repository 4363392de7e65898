import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { MailEditor } from '@/components/workplace/mail-templates/editor/mail-editor';
import { readTemplate } from '@/components/workplace/mail-templates/read-template';
import { TEMPLATES_PAGE } from '@/components/workplace/mail-templates/template-page';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

interface MailTemplatePageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: MailTemplatePageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('ecenter', 'mailtemplates');
  const template = await readTemplate((await params).code);
  return { title: template?.TemplateName ?? (await notFoundTitle()) };
}

/** What one mail says, in every language. */
export default async function MailTemplatePage({ params }: MailTemplatePageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'mailtemplates');
  const template = await readTemplate((await params).code);
  if (!template) return <NotFoundPage />;
  const [t, placeholders] = await Promise.all([
    getTranslations('mail-templates'),
    callHr('listMailPlaceholders', { TemplateCode: template.TemplateCode }),
  ]);
  return (
    <>
      <PageTitle
        title={template.TemplateName}
        lead={template.Description}
        above={{ href: TEMPLATES_PAGE, name: t('title') }}
      />
      <PageMessages of={['mail-templates', 'errors']}>
        <MailEditor key={template.TemplateCode} template={template} placeholders={placeholders} />
      </PageMessages>
    </>
  );
}
