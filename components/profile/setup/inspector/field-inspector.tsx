import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { Switch } from '@/components/ui/form/switch';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import type { FieldType } from '@/lib/contract/platform/form/field';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';
import { TYPES_WITH } from '../field-kinds';
import { changedField } from '../model/edit-definition';
import { useSetup } from '../setup-context';
import { TypeOptions } from '../type-options';
import { AccessTable } from './access-table';
import { Block } from './block';
import { ConditionsBlock } from './conditions/conditions-block';
import { FieldActions } from './field-actions';
import { FormulaField } from './formula-field';
import { MoreBlock } from './more-block';
import { NameField } from './name-field';
import { OptionsBlock } from './options/options-block';
import { RulesBlock } from './rules-block';
import { useIssues } from './use-issues';

/** All there is to say of one field. */
export function FieldInspector({ field }: { readonly field: FieldDefinition }) {
  const t = useMessages('profile-setup');
  const { definition, language, holding, needed, change } = useSetup();
  const errorOf = useIssues(field.code);
  const { code, type } = field;
  const values = holding.get(code) ?? 0;
  const isNeeded = needed.has(code);
  const put = (part: Partial<FieldDefinition>, what = '') => change(changedField(definition, code, part), what);
  const canBeAnswered = TYPES_WITH.answer.has(type);

  // A change of the type leaves nothing behind that the new one does not have.
  function changeType(next: FieldType) {
    const keepsOptions = TYPES_WITH.choices.has(next);
    put({
      type: next,
      options: keepsOptions ? field.options : [],
      list: TYPES_WITH.lists.has(next) ? field.list : null,
      formula: next === 'formula' ? field.formula : null,
      patterns: TYPES_WITH.patterns.has(next) ? field.patterns : [],
      isSecret: TYPES_WITH.secret.has(next) && field.isSecret,
      isDimension: TYPES_WITH.dimension.has(next) && field.isDimension,
      isMandatory: TYPES_WITH.answer.has(next) && field.isMandatory,
    });
  }

  return (
    <div key={code} className="enter-fade">
      <div className="space-y-4 pb-5">
        <NameField
          id={`${code}-name`}
          names={field.names}
          error={errorOf('names')}
          onChange={(names) => put({ names }, `name-${language}-${code}`)}
        />
        <Field
          id={`${code}-type`}
          label={t('type')}
          aside={values > 0 && <span className="text-muted">{t('holds', { count: values })}</span>}
          error={errorOf('type')}
        >
          {(control) => (
            <>
              <Select
                {...control}
                value={type}
                disabled={isNeeded}
                onChange={({ target }) => changeType(target.value as FieldType)}
              >
                <TypeOptions />
              </Select>
              <p className="mt-1.5 text-muted">{isNeeded ? t('neededText') : t(`typeTexts.${type}`)}</p>
            </>
          )}
        </Field>
        {canBeAnswered && (
          <Switch
            label={t('mandatory')}
            description={t('mandatoryText')}
            isOn={field.isMandatory}
            onChange={(isMandatory) => put({ isMandatory })}
          />
        )}
        <div lang={language}>
          <TextAreaField
            id={`${code}-notes`}
            label={t('noteIn', { language: languageNames[language] })}
            rows={2}
            maxLength={1000}
            value={field.notes[language] ?? ''}
            placeholder={language === 'en' ? t('notePlaceholder') : (field.notes.en ?? '')}
            onChange={({ target }) =>
              put({ notes: { ...field.notes, [language]: target.value } }, `note-${language}-${code}`)
            }
            className="min-h-16!"
          />
        </div>
      </div>
      {type === 'formula' && (
        <Block title={t('formula.title')} about={t('formula.about')}>
          <FormulaField
            field={field}
            error={errorOf('formula')}
            onChange={(formula) => put({ formula }, `formula-${code}`)}
          />
        </Block>
      )}
      {(TYPES_WITH.choices.has(type) || TYPES_WITH.lists.has(type)) && (
        <OptionsBlock key={code} field={field} error={errorOf('options', 'list')} parentError={errorOf('choicesOf')} />
      )}
      <ConditionsBlock key={`when-${code}`} target={{ part: 'fields', code }} error={errorOf('enables', '')} />
      <RulesBlock field={field} errorOf={errorOf} onChange={put} />
      <Block title={t('who')} about={t('whoField')}>
        <AccessTable access={field.access} usual={definition.access} onChange={(access) => put({ access })} />
        {errorOf('access') && <p className="text-danger">{errorOf('access')}</p>}
      </Block>
      <MoreBlock field={field} errorOf={errorOf} onChange={put} />
      <FieldActions field={field} />
    </div>
  );
}
