import { useState } from 'react';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { Select } from '@/components/ui/form/select';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Condition } from '../../model/conditions';
import { useSetup } from '../../setup-context';
import { nameIn } from '../../words';
import { AnswerChoice } from './answer-choice';

interface ConditionRowProps {
  readonly isFirst: boolean;
  /** Null while it is not said yet which field decides. */
  readonly condition: Condition | null;
  readonly fields: readonly FieldDefinition[];
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

/** One sentence: when this field is one of these answers. */
export function ConditionRow({ isFirst, condition, fields, onChange, onRemove }: ConditionRowProps) {
  const t = useMessages('profile-setup');
  const { language } = useSetup();
  const [chosen, setChosen] = useState(condition?.by ?? '');
  const by = condition?.by ?? chosen;
  const field = fields.find(({ code }) => code === by);
  return (
    <li className="rounded border border-line bg-surface-sunken p-2.5">
      <div className="flex items-center gap-2">
        <span className="shrink-0 text-muted">{isFirst ? t('if') : t('andIf')}</span>
        <Select
          aria-label={t('decidingField')}
          value={by}
          disabled={condition !== null}
          onChange={({ target }) => setChosen(target.value)}
          className="min-w-0 flex-1"
        >
          <option value="">{t('chooseField')}</option>
          {fields.map(({ code, names, key }) => (
            <option key={code} value={code}>
              {nameIn(names, language) || key}
            </option>
          ))}
        </Select>
        <button type="button" aria-label={t('removeCondition')} onClick={onRemove} className={iconButtonClasses}>
          <CloseIcon className="size-4" />
        </button>
      </div>
      {field && (
        <AnswerChoice
          field={field}
          answers={condition?.answers ?? []}
          onChange={(answers) => (answers.length === 0 && !condition ? undefined : onChange({ by, answers }))}
        />
      )}
    </li>
  );
}
