import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/media/rich-text';
import { textOfHtml } from '@/lib/text/html-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Conduct } from './conduct-kind';
import { SectionTiles, type Sections } from '../gate/section-tiles';

interface ConductContentProps {
  readonly conduct: Conduct;
  /** Null where they could not be read. */
  readonly sections: Sections | null;
  /** Its document, where it has one. */
  readonly document: ReactNode;
}

/** What the person agrees to: its text, the sections of their profile above it, or its document below it (COC-06, COC-27, COC-34). */
export function ConductContent({ conduct, sections, document }: ConductContentProps) {
  const t = useMessages('agreements');
  const text = textOfHtml(conduct.TableContent) !== '' && (
    <RichText html={conduct.TableContent} loadingText={t('loading')} className="max-w-3xl text-base" />
  );
  if (conduct.ProfileSection) {
    return (
      <div className="space-y-6">
        {sections ? <SectionTiles sections={sections} /> : <SectionsMissing />}
        {text}
      </div>
    );
  }
  if (!conduct.IsPdf) return text;
  return (
    <div className="space-y-5">
      {text}
      {document}
    </div>
  );
}

function SectionsMissing() {
  const t = useMessages('agreements');
  return (
    <div role="alert" className="rounded-lg border border-line bg-surface p-5">
      <p className="font-medium">{t('sectionsMissing')}</p>
      <button
        type="button"
        onClick={() => location.reload()}
        className="mt-1 min-h-11 rounded-sm font-medium text-accent-text hover:underline"
      >
        {t('reload')}
      </button>
    </div>
  );
}
