import { useState } from 'react';
import { Segmented } from '@/components/ui/form/segmented';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useMessages } from '@/lib/i18n/use-messages';
import { conditionsOf, decidingFields, withCondition, type Condition, type Target } from '../../model/conditions';
import { useSetup } from '../../setup-context';
import { Block } from '../block';
import { ConditionRow } from './condition-row';

interface ConditionsBlockProps {
  readonly target: Target;
  readonly error: string | null;
}

/** When a field or a group is asked: always, or only while other fields have certain answers. */
export function ConditionsBlock({ target, error }: ConditionsBlockProps) {
  const t = useMessages('profile-setup');
  const { definition, change } = useSetup();
  const [isWritten, setIsWritten] = useState(false);
  const conditions = conditionsOf(definition, target);
  const deciding = decidingFields(definition, target);
  const isOnly = conditions.length > 0 || isWritten;
  const isOpen = isWritten && deciding.some(({ code }) => conditions.every(({ by }) => by !== code));

  const put = (condition: Condition) => change(withCondition(definition, target, condition));

  function always() {
    setIsWritten(false);
    change(conditions.reduce((all, { by }) => withCondition(all, target, { by, answers: [] }), definition));
  }

  return (
    <Block title={t('when')}>
      <Segmented
        label={t('when')}
        options={[
          { value: 'always', text: t('whenAlways') },
          { value: 'only', text: t('whenOnly') },
        ]}
        chosen={isOnly ? 'only' : 'always'}
        onChoose={(way) => (way === 'always' ? always() : setIsWritten(true))}
      />
      {isOnly && deciding.length === 0 && <p className="text-muted">{t('noDeciding')}</p>}
      {isOnly && (
        <ul className="space-y-2">
          {conditions.map((condition, at) => (
            <ConditionRow
              key={condition.by}
              isFirst={at === 0}
              condition={condition}
              fields={deciding.filter(({ code }) => code === condition.by || conditions.every(({ by }) => by !== code))}
              onChange={put}
              onRemove={() => {
                put({ by: condition.by, answers: [] });
                if (conditions.length === 1) setIsWritten(false);
              }}
            />
          ))}
          {isOpen && (
            <ConditionRow
              key="open"
              isFirst={conditions.length === 0}
              condition={null}
              fields={deciding.filter(({ code }) => conditions.every(({ by }) => by !== code))}
              onChange={(condition) => {
                put(condition);
                setIsWritten(false);
              }}
              onRemove={() => setIsWritten(false)}
            />
          )}
        </ul>
      )}
      {conditions.length > 0 && !isWritten && deciding.length > conditions.length && (
        <button type="button" onClick={() => setIsWritten(true)} className={`min-h-8 ${textButtonClasses}`}>
          {t('addCondition')}
        </button>
      )}
      {isOnly && <p className="text-muted">{t('whenText')}</p>}
      {error && <p className="text-danger">{error}</p>}
    </Block>
  );
}
