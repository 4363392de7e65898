import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { Select } from '@/components/ui/form/select';
import { TextArea } from '@/components/ui/form/text-area';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { MAX_LENGTH } from '@/lib/contract/platform/expressions/expression';
import { useMessages } from '@/lib/i18n/use-messages';
import { checkFormula } from '../model/check-formula';
import { useSetup } from '../setup-context';
import { nameIn } from '../words';
import { formulaText } from './issue-text';

/** FENG-37: with their places, so that what follows stands apart. */
const OPERATORS = [' + ', ' - ', ' * ', ' / ', '(', ')'] as const;
const FUNCTIONS = ['IF', 'ROUND', 'MIN', 'MAX', 'TODAY', 'DAYS', 'YEARS', 'ISEMPTY'] as const;

interface FormulaFieldProps {
  readonly field: FieldDefinition;
  readonly error: string | null;
  readonly onChange: (formula: string | null) => void;
}

/** A formula over the other fields: read while it is written, with what is wrong marked where it stands. */
export function FormulaField({ field, error, onChange }: FormulaFieldProps) {
  const t = useMessages('profile-setup');
  const { definition, language } = useSetup();
  const id = useId();
  const ref = useRef<HTMLTextAreaElement>(null);
  const formula = field.formula ?? '';
  const checked = formula.trim() === '' ? null : checkFormula(definition, formula);
  const others = definition.fields.filter(
    ({ code, isRetired, isSecret, type }) => code !== field.code && !isRetired && !isSecret && type !== 'label',
  );

  function insert(text: string) {
    const area = ref.current;
    if (text === '' || !area) return;
    const [from, to] = [area.selectionStart, area.selectionEnd];
    onChange(formula.slice(0, from) + text + formula.slice(to));
    const after = from + (text.endsWith('()') && text !== 'TODAY()' ? text.length - 1 : text.length);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(after, after);
    });
  }

  const issue = checked?.issue ?? null;
  const shown = issue ? formulaText(t, issue.code, issue.found) : error;
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block font-medium">
        {t('formula.label')}
      </label>
      <TextArea
        ref={ref}
        id={id}
        rows={3}
        spellCheck={false}
        maxLength={MAX_LENGTH}
        value={formula}
        placeholder={t('formula.example')}
        aria-invalid={shown !== null}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        className="min-h-20! font-mono"
      />
      <div role="group" aria-label={t('formula.operators')} className="flex flex-wrap gap-2">
        {OPERATORS.map((operator) => (
          <Button
            key={operator}
            type="button"
            variant="secondary"
            onClick={() => insert(operator)}
            className="min-w-11 font-mono"
          >
            {operator.trim()}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Select aria-label={t('formula.insertField')} value="" onChange={({ target }) => insert(target.value)}>
          <option value="">{t('formula.insertField')}</option>
          {others.map(({ code, key, names }) => (
            <option key={code} value={key}>
              {nameIn(names, language) || key}
            </option>
          ))}
        </Select>
        <Select aria-label={t('formula.insertFunction')} value="" onChange={({ target }) => insert(target.value)}>
          <option value="">{t('formula.insertFunction')}</option>
          {FUNCTIONS.map((name) => (
            <option key={name} value={`${name}()`}>
              {t(`formula.functions.${name}`)}
            </option>
          ))}
        </Select>
      </div>
      <div id={`${id}-state`} aria-live="polite">
        {issue && (
          <p className="rounded bg-surface-sunken px-3 py-2 font-mono wrap-anywhere whitespace-pre-wrap">
            {formula.slice(0, issue.at)}
            <mark className="rounded-sm bg-danger-tint text-danger underline decoration-wavy underline-offset-4">
              {formula.slice(issue.at, issue.at + Math.max(issue.found.length, 1)) || '␣'}
            </mark>
            {formula.slice(issue.at + Math.max(issue.found.length, 1))}
          </p>
        )}
        {shown !== null ? (
          <FieldIssue text={shown} />
        ) : (
          checked?.type && (
            <p className="text-muted">{t('formula.gives', { type: t(`formula.types.${checked.type}`) })}</p>
          )
        )}
      </div>
    </div>
  );
}
