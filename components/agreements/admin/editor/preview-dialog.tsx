import { Button } from '@/components/ui/button/button';
import { StaticDialog } from '@/components/ui/overlay/static-dialog';
import type { Language } from '@/lib/contract/platform/languages';
import type { Messages } from '@/lib/i18n/messages';
import { AgreeBox } from '../../gate/agree-box';
import { ConductShown, textIn } from '../conduct-shown';
import type { KeepingWords } from '../keeping-words';
import { needsFile, type TypedConduct } from './typed-conduct';

interface PreviewDialogProps {
  readonly typed: TypedConduct;
  readonly language: Language;
  readonly words: KeepingWords;
  readonly gateWords: Messages['conduct'];
  readonly onClose: () => void;
}

/** How each form is named to those who are asked. */
const KINDS = {
  text: 'html',
  pdf: 'pdf',
  'signed-pdf': 'placeholder',
  'auto-signed-pdf': 'placeholder',
  'signed-letter': 'letter',
  sections: 'sections',
} as const;

/** An agreement as those who are asked will see it, with nothing to press but the way back. */
export function PreviewDialog({ typed, language, words, gateWords, onClose }: PreviewDialogProps) {
  const { title, agreeText } = textIn(typed, language);
  return (
    <StaticDialog
      isOpen
      title={title || words.heading}
      kind={gateWords[KINDS[typed.form]]}
      isText={!needsFile(typed.form) && typed.form !== 'sections'}
      footer={
        <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-6">
          <div className="min-w-0 flex-1">
            <AgreeBox
              ref={null}
              isTicked={false}
              onTick={() => undefined}
              html={agreeText}
              usual={typed.form === 'sections' ? gateWords.agreeSections : gateWords.agree}
              loadingText={gateWords.loading}
              isFixed
              faultId={undefined}
            />
          </div>
          <p className="text-muted">{words.previewNote}</p>
          <Button type="button" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      }
    >
      <ConductShown typed={typed} language={language} words={gateWords} />
    </StaticDialog>
  );
}
