import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { RichTextEditor } from '@/components/ui/form/rich-text-editor';
import { Switch } from '@/components/ui/form/switch';
import { TextField } from '@/components/ui/form/text-field';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';
import type { EditedStep } from './edited-steps';

interface StepFieldsProps {
  readonly step: EditedStep;
  /** What is wrong, by `FieldName`, `Names` and `Contents`. */
  readonly issueOf: (field: string) => string | null;
  readonly onChange: (part: Partial<EditedStep>) => void;
  readonly onRemove: () => void;
}

/** English stands in for the others, so it comes first. */
const inOrder: readonly Language[] = ['en', ...languages.filter((language) => language !== 'en')];

/** A step in all languages side by side. */
export function StepFields({ step, issueOf, onChange, onRemove }: StepFieldsProps) {
  const t = useMessages('tours.steps');
  const words = useMessages('tours');
  const id = useId();
  const editor = {
    bold: words('bold'),
    italic: words('italic'),
    bulletList: words('bulletList'),
    loading: words('loading'),
  };
  return (
    <div className="space-y-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          id={`${id}-element`}
          label={t('element')}
          isMandatory
          maxLength={80}
          spellCheck={false}
          value={step.FieldName}
          error={issueOf('FieldName')}
          onChange={({ target }) => onChange({ FieldName: target.value })}
        />
        <div className="sm:mt-6 sm:w-40">
          <Switch
            label={words('active')}
            isOn={step.Active === 'A'}
            onChange={(isOn) => onChange({ Active: isOn ? 'A' : 'N' })}
          />
        </div>
      </div>
      <p className="text-muted">{t('elementHint')}</p>
      <div className="grid gap-5 lg:grid-cols-2">
        {inOrder.map((language) => {
          const name = languageNames[language];
          const isEnglish = language === 'en';
          const issue = isEnglish ? issueOf('Contents') : null;
          return (
            <fieldset key={language} lang={language} className="min-w-0 space-y-3 rounded border border-line p-4">
              <legend className="px-1 font-semibold">{name}</legend>
              <TextField
                id={`${id}-${language}`}
                label={words('displayName')}
                isMandatory={isEnglish}
                maxLength={100}
                value={step.Names[language] ?? ''}
                error={isEnglish ? issueOf('Names') : null}
                onChange={({ target }) => onChange({ Names: { ...step.Names, [language]: target.value } })}
              />
              <RichTextEditor
                key={step.key}
                label={`${words('content')}: ${name}`}
                html={step.Contents[language] ?? ''}
                words={editor}
                onChange={(html) => onChange({ Contents: { ...step.Contents, [language]: html } })}
                className="h-[100px] w-[700px] max-w-full"
              />
              {issue && <FieldIssue text={issue} />}
            </fieldset>
          );
        })}
      </div>
      <Button type="button" variant="secondary" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}
