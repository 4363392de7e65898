import { LabelledCheck } from '@/components/ui/form/labelled-check';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSetup } from '../../setup-context';
import { nameIn } from '../../words';
import { ListedAnswers } from './listed-answers';

interface AnswerChoiceProps {
  readonly field: FieldDefinition;
  readonly answers: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
}

interface Answer {
  readonly value: string;
  readonly name: string;
}

/** Some of the answers that a field may get, by their names. */
export function AnswerChoice({ field, answers, onChange }: AnswerChoiceProps) {
  const t = useMessages('profile-setup');
  const { language } = useSetup();
  if (field.list !== null) return <ListedAnswers listKey={field.list} answers={answers} onChange={onChange} />;

  const own = ({ type, options }: FieldDefinition): Answer[] => {
    if (type === 'switch')
      return [
        { value: 'Yes', name: t('yes') },
        { value: 'No', name: t('no') },
      ];
    if (type === 'rating')
      return ['1', '2', '3', '4', '5'].map((value) => ({ value, name: t('score', { score: value }) }));
    return options.map(({ value, names }) => ({ value, name: nameIn(names, language) || value }));
  };
  const offered = own(field);
  const gone = answers.filter((answer) => offered.every(({ value }) => value !== answer));
  const all = [...offered, ...gone.map((value) => ({ value, name: t('goneAnswer', { value }) }))];
  if (all.length === 0) return <p className="mt-2 text-muted">{t('noAnswersYet')}</p>;
  return (
    <fieldset className="mt-1.5 max-h-56 overflow-y-auto">
      <legend className="text-muted">{t('isOneOf')}</legend>
      <div className="flex flex-wrap gap-x-5">
        {all.map(({ value, name }) => (
          <LabelledCheck
            key={value}
            isOn={answers.includes(value)}
            onChange={(isOn) => onChange(isOn ? [...answers, value] : answers.filter((other) => other !== value))}
          >
            <span className="wrap-anywhere">{name}</span>
          </LabelledCheck>
        ))}
      </div>
    </fieldset>
  );
}
