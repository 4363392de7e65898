import { Skeleton } from '@/components/ui/feedback/skeleton';
import { RichText } from '@/components/ui/media/rich-text';
import { useCall } from '@/lib/client/call/use-call';
import type { Language } from '@/lib/contract/platform/languages';
import { addressOfFile } from '@/lib/links/address-of-file';
import { textOfHtml } from '@/lib/text/html-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { ConductFile } from '../document/conduct-file';
import { SectionTiles } from '../gate/section-tiles';
import { EMPTY_TEXT, needsFile, type ConductValues } from './editor/conduct-values';

interface ConductPreviewProps {
  readonly values: ConductValues;
  /** In which its words are shown; English where it has none. */
  readonly language: Language;
}

export const textIn = ({ texts }: ConductValues, language: Language) => texts[language] ?? texts.en ?? EMPTY_TEXT;

/** What people read of an agreement: its text, the sections of their profile, its document. */
export function ConductPreview({ values, language }: ConductPreviewProps) {
  const t = useMessages('agreements');
  const { content } = textIn(values, language);
  return (
    <div className="space-y-6">
      {values.form === 'sections' && <SectionsPreview codes={values.sections} />}
      {textOfHtml(content) !== '' && (
        <div lang={language}>
          <RichText html={content} loadingText={t('loading')} className="max-w-3xl text-base" />
        </div>
      )}
      {needsFile(values.form) && values.file && <FilePreview {...values.file} />}
    </div>
  );
}

/** As whoever looks at it would see them; nothing is opened from here. */
function SectionsPreview({ codes }: { codes: readonly string[] }) {
  const { data } = useCall('listConductSections', { SectionCodes: codes.join(',') }, { revalidateOnFocus: false });
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <div inert>
      <SectionTiles sections={data} />
    </div>
  );
}

export function FilePreview({ HeaderCode, FileName }: { HeaderCode: string; FileName: string }) {
  return <ConductFile name={FileName} address={addressOfFile('getConductFile', { headercode: HeaderCode })} />;
}
