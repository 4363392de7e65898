import { Skeleton } from '@/components/ui/feedback/skeleton';
import { RichText } from '@/components/ui/media/rich-text';
import { addressOfFile } from '@/lib/client/call/file';
import { useCall } from '@/lib/client/call/use-call';
import { useLoaded } from '@/lib/client/call/use-loaded';
import type { Language } from '@/lib/contract/platform/languages';
import { textOfHtml } from '@/lib/text/html-text';
import type { Messages } from '@/lib/i18n/messages';
import { SectionTiles } from '../gate/section-tiles';
import { EMPTY_TEXT, needsFile, type TypedConduct } from './editor/typed-conduct';

interface ConductShownProps {
  readonly typed: TypedConduct;
  /** In which its words are shown; English where it has none. */
  readonly language: Language;
  readonly words: Messages['conduct'];
}

export const textIn = ({ texts }: TypedConduct, language: Language) => texts[language] ?? texts.en ?? EMPTY_TEXT;

/** What people read of an agreement: its text, the sections of their profile, its document. */
export function ConductShown({ typed, language, words }: ConductShownProps) {
  const { content } = textIn(typed, language);
  return (
    <div className="space-y-6">
      {typed.form === 'sections' && <ShownSections codes={typed.sections} />}
      {textOfHtml(content) !== '' && (
        <div lang={language}>
          <RichText html={content} loadingText={words.loading} className="max-w-3xl text-base" />
        </div>
      )}
      {needsFile(typed.form) && typed.file && <ShownFile {...typed.file} />}
    </div>
  );
}

/** As whoever looks at it would see them; nothing is opened from here. */
function ShownSections({ codes }: { codes: readonly string[] }) {
  const { data } = useCall('listConductSections', { SectionCodes: codes.join(',') }, { revalidateOnFocus: false });
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <div inert>
      <SectionTiles sections={data} />
    </div>
  );
}

async function loadViewer() {
  const [{ PdfFile }, { loadFileWords }] = await Promise.all([
    import('@/components/platform/files/view/pdf-file'),
    import('@/components/platform/files/file-words'),
  ]);
  return { PdfFile, fileWords: await loadFileWords() };
}

export function ShownFile({ HeaderCode, FileName }: { HeaderCode: string; FileName: string }) {
  const viewer = useLoaded(loadViewer);
  if (!viewer) return <Skeleton className="h-[min(34rem,50dvh)] w-full" />;
  const address = addressOfFile('getConductFile', { headercode: HeaderCode });
  return <viewer.PdfFile name={FileName} address={address} words={viewer.fileWords} />;
}
