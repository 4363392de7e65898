import { Skeleton } from '@/components/ui/feedback/skeleton';
import { RichText } from '@/components/ui/media/rich-text';
import { addressOfFile } from '@/lib/client/call/file';
import { useCall } from '@/lib/client/call/use-call';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Language } from '@/lib/contract/platform/languages';
import { textOfHtml } from '@/lib/text/html-text';
import type { Messages } from '@/lib/i18n/messages';
import { SectionTiles } from '../gate/section-tiles';
import { EMPTY_TEXT, needsFile, type ConductValues } from './editor/conduct-values';

interface ConductPreviewProps {
  readonly values: ConductValues;
  /** In which its words are shown; English where it has none. */
  readonly language: Language;
  readonly words: Messages['conduct'];
}

export const textIn = ({ texts }: ConductValues, language: Language) => texts[language] ?? texts.en ?? EMPTY_TEXT;

/** What people read of an agreement: its text, the sections of their profile, its document. */
export function ConductPreview({ values, language, words }: ConductPreviewProps) {
  const { content } = textIn(values, language);
  return (
    <div className="space-y-6">
      {values.form === 'sections' && <SectionsPreview codes={values.sections} />}
      {textOfHtml(content) !== '' && (
        <div lang={language}>
          <RichText html={content} loadingText={words.loading} className="max-w-3xl text-base" />
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

async function loadViewer() {
  const [{ PdfFile }, { loadFileMessages }] = await Promise.all([
    import('@/components/platform/files/view/pdf-file'),
    import('@/components/platform/files/file-messages'),
  ]);
  return { PdfFile, fileWords: await loadFileMessages() };
}

export function FilePreview({ HeaderCode, FileName }: { HeaderCode: string; FileName: string }) {
  const viewer = useLoaded(loadViewer);
  if (!viewer) return <Skeleton className="h-[min(34rem,50dvh)] w-full" />;
  const address = addressOfFile('getConductFile', { headercode: HeaderCode });
  return <viewer.PdfFile name={FileName} address={address} words={viewer.fileWords} />;
}
