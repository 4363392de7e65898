import { SectionDrawing } from '@/components/people/section-drawing';
import { ServerForm } from '@/components/form/server-form';
import { useServerForm } from '@/components/form/use-server-form';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { usePreviewContent } from './use-preview-content';

interface PreviewFormProps {
  readonly preview: ReplyFor<'getSectionPreview'>;
  readonly version: number;
  readonly isOwn: boolean;
}

const NO_REASONS = {};

/** The form as it will be: it can be filled, and is never sent. */
export function PreviewForm({ preview, version, isOwn }: PreviewFormProps) {
  const t = useMessages('profile-setup');
  const { Issues, SectionInfo } = preview;
  const { content, choices } = usePreviewContent(preview, { version, isOwn });
  const form = useServerForm({ ...content, draft: null, send: () => Promise.resolve(null) });
  if (Issues.length > 0) return <EmptyState title={t('previewIssues')} text={t('previewIssuesText')} />;
  if (content.fields.every(({ isShown }) => !isShown))
    return <EmptyState title={t('previewNothing')} text={t('previewNothingText')} />;
  return (
    <>
      <div className="mb-5 flex items-center gap-4">
        <SectionDrawing name={SectionInfo.SectionImage} />
        <h2 className="min-w-0 text-xl font-semibold wrap-anywhere">{SectionInfo.SectionName}</h2>
      </div>
      <ServerForm form={form} label={SectionInfo.SectionName} choices={choices} files={null} reasons={NO_REASONS}>
        {null}
      </ServerForm>
    </>
  );
}
