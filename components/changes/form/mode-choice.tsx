import { useId } from 'react';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { CHANGE_MODES, type ChangeMode } from '@/lib/contract/changes/change-rules';
import { useMessages } from '@/lib/i18n/use-messages';

interface ModeChoiceProps {
  /** What of it goes so far, where several parts are asked one by one. */
  readonly of?: string;
  readonly chosen: ChangeMode | '';
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onChoose: (mode: ChangeMode) => void;
}

/** How far a change goes where others are to come. The preview shows each row that comes of it. */
export function ModeChoice({ of, chosen, error, isBusy, onChoose }: ModeChoiceProps) {
  const t = useMessages('changes.mode');
  const group = useId();
  return (
    <fieldset className="rounded border border-line bg-surface-sunken px-3 pt-2 pb-3">
      <legend className="sr-only">{of ? t('of', { field: of }) : t('title')}</legend>
      <p aria-hidden="true" className="font-medium">
        {of ? t('of', { field: of }) : t('title')}
        <span className="text-danger"> *</span>
      </p>
      {!of && <p className="text-muted">{t('text')}</p>}
      <div className="mt-1">
        {CHANGE_MODES.map((mode) => (
          <label key={mode} className="flex items-start gap-2.5 py-1.5">
            <input
              type="radio"
              name={group}
              value={mode}
              checked={chosen === mode}
              disabled={isBusy}
              onChange={() => onChoose(mode)}
              className="mt-0.5 size-4 shrink-0"
            />
            <span className="min-w-0">
              <span className="block">{t(mode)}</span>
              <span className="block text-xs text-muted">{t(`${mode}Text`)}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldIssue text={error} />}
    </fieldset>
  );
}
