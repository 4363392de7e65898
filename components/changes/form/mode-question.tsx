import type { ChangeMode } from '@/lib/contract/changes/change-rules';
import { asksMode } from '../preview/asks-mode';
import type { PreviewState } from '../preview/use-preview';
import { ModeChoice } from './mode-choice';

interface ModeQuestionProps {
  readonly form: {
    readonly values: { readonly Mode: ChangeMode | '' };
    readonly isBusy: boolean;
    readonly errorOf: (field: 'Mode') => string | null;
    readonly change: (part: { readonly Mode: ChangeMode }) => void;
  };
  readonly preview: PreviewState;
}

/** Asks how far a change goes, once the preview or the HR API says that others are to come. */
export function ModeQuestion({ form, preview }: ModeQuestionProps) {
  const { Mode } = form.values;
  const error = form.errorOf('Mode');
  if (!asksMode(preview, Mode) && !error) return null;
  return (
    <ModeChoice chosen={Mode} error={error} isBusy={form.isBusy} onChoose={(chosen) => form.change({ Mode: chosen })} />
  );
}
