import { Button } from '@/components/ui/button/button';
import { StaticDialog } from '@/components/ui/overlay/static-dialog';
import type { Language } from '@/lib/contract/platform/languages';
import { useMessages } from '@/lib/i18n/use-messages';
import { AgreeBox } from '../../gate/agree-box';
import { ConductPreview, textIn } from '../conduct-preview';
import { needsFile, type ConductValues } from './conduct-values';

interface PreviewDialogProps {
  readonly values: ConductValues;
  readonly language: Language;
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
export function PreviewDialog({ values, language, onClose }: PreviewDialogProps) {
  const t = useMessages('agreements');
  const tAdmin = useMessages('agreements-admin');
  const { title, agreeText } = textIn(values, language);
  return (
    <StaticDialog
      isOpen
      title={title || tAdmin('heading')}
      kind={t(KINDS[values.form])}
      isText={!needsFile(values.form) && values.form !== 'sections'}
      footer={
        <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-6">
          <div className="min-w-0 flex-1">
            <AgreeBox
              ref={null}
              isTicked={false}
              onTick={() => undefined}
              html={agreeText}
              usual={values.form === 'sections' ? t('agreeSections') : t('agree')}
              loadingText={t('loading')}
              isFixed
              faultId={undefined}
            />
          </div>
          <p className="text-muted">{tAdmin('previewNote')}</p>
          <Button type="button" onClick={onClose}>
            {tAdmin('close')}
          </Button>
        </div>
      }
    >
      <ConductPreview values={values} language={language} />
    </StaticDialog>
  );
}
