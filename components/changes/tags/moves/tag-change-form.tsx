import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { DateInput } from '@/components/ui/form/date/date-input';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { CallError } from '@/lib/client/call/call-error';
import { useCall } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useForm } from '@/lib/client/form/use-form';
import { MAX_JUSTIFICATION } from '@/lib/contract/changes/change-rules';
import type { TagIntent, TagIssue } from '@/lib/contract/changes/tag-rules';
import { calendarDate, wireCalendarDate } from '@/lib/dates';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { wireDate } from '@/lib/typed/wire-days';
import { TagPreview } from './tag-preview';

export interface TagChangeValues {
  readonly TagUserCode: string;
  readonly EffectiveFrom: string;
  readonly Justification: string;
}

interface TagChangeFormProps {
  readonly tagCode: string;
  /** Without a user where the tag is taken off. */
  readonly intent: TagIntent;
  /** The numbers of the people it is about. */
  readonly empids: readonly string[];
  readonly submitText: string;
  readonly send: (values: TagChangeValues) => Promise<unknown>;
  readonly onSent: () => unknown;
  readonly onClose: () => void;
  /** The people it is about. */
  readonly children: ReactNode;
}

/** TAGA-10, C18: to whom, from when and why; with the list of people, and their number where they were selected before. */
export function TagChangeForm(props: TagChangeFormProps) {
  const { tagCode, intent, empids, submitText, send, onSent, onClose, children } = props;
  const hasUser = intent !== 'remove';
  const t = useMessages('tags');
  const errorText = useErrorText();
  const today = calendarDate(new Date());
  const values = useFormValues<TagChangeValues & { readonly people: number }>({
    ...{ TagUserCode: '', EffectiveFrom: wireDate(today), Justification: '', people: 0 },
  });
  const labels = {
    TagUserCode: t(intent === 'add' ? 'user' : 'movedTo'),
    EffectiveFrom: t('from'),
    Justification: t('justification'),
    people: t('list'),
  };
  const issue = (message: TagIssue, field: keyof typeof labels) => t(`issues.${message}`, { name: labels[field] });
  const issueText = (message: string, field: string) =>
    issue(message as TagIssue, field in labels ? (field as keyof typeof labels) : 'people');
  const form = useForm({
    values,
    check: ({ TagUserCode, EffectiveFrom, Justification }) => {
      const day = wireCalendarDate(EffectiveFrom);
      return {
        TagUserCode: hasUser && !TagUserCode ? issue('required', 'TagUserCode') : null,
        EffectiveFrom: day ? null : issue(EffectiveFrom ? 'not_valid' : 'required', 'EffectiveFrom'),
        Justification:
          Justification.trim().length > MAX_JUSTIFICATION
            ? issue('too_long', 'Justification')
            : day && day < today && !Justification.trim()
              ? issue('required', 'Justification')
              : null,
        people: empids.length === 0 ? t('mandatory') : null,
      };
    },
    send: ({ people: _, ...given }) => send(given),
    onSent,
    errorsOf: (error) => {
      const { TagUsersList, ...errors } = fieldErrorsOf(error, issueText);
      return { ...errors, ...(TagUsersList && { people: TagUsersList }) };
    },
    failureText: (error) =>
      error instanceof CallError && error.code === 'conflict' ? t('conflict') : errorText(error),
  });
  const day = wireCalendarDate(form.values.EffectiveFrom);
  const choices = useCall('listTagChoices', hasUser ? { On: day ?? '' } : null, { keepPreviousData: true });
  const users = choices.data?.UserCode.filter(({ TagCode }) => TagCode === tagCode) ?? [];
  const isChosenThere = users.some(({ value }) => value === form.values.TagUserCode);
  const { TagUserCode, EffectiveFrom } = form.values;
  const isAsked = day && empids.length > 0 && (!hasUser || TagUserCode);
  const asked = isAsked
    ? { TagCode: tagCode, TagUserCode, TagUsersList: empids.join(), EffectiveFrom, Intent: intent }
    : null;
  const failure = form.failure ?? form.errorOf('people');
  const from = form.field('EffectiveFrom');

  return (
    <form {...form.props} className="mt-4 flex min-h-0 flex-1 flex-col">
      <div className="-mx-1 min-h-0 flex-1 space-y-4 overflow-y-auto px-1 pb-1">
        <div className="grid gap-4 sm:grid-cols-2">
          {hasUser && (
            <SelectField {...form.field('TagUserCode')} label={labels.TagUserCode} isMandatory>
              <option value="">{t('chooseUser')}</option>
              {choices.data && form.values.TagUserCode && !isChosenThere && (
                <option value={form.values.TagUserCode}>{t('issues.not_owner')}</option>
              )}
              {users.map(({ value, label, Empid }) => (
                <option key={value} value={value}>
                  {`${label} (${Empid})`}
                </option>
              ))}
            </SelectField>
          )}
          <Field id={from.id} label={t('from')} error={from.error} isMandatory>
            {(control) => (
              <DateInput
                {...control}
                label={t('from')}
                aria-required
                value={form.values.EffectiveFrom}
                readOnly={form.isBusy}
                onChange={(EffectiveFrom) => form.change({ EffectiveFrom })}
              />
            )}
          </Field>
        </div>
        {choices.data && users.length === 0 && <p className="text-muted">{t('noUsers')}</p>}
        <TextAreaField
          {...form.field('Justification')}
          label={t('justification')}
          isMandatory={day !== null && day < today}
          rows={2}
        />
        {intent !== 'add' && (
          <p className="flex items-baseline gap-2">
            <span className="text-muted">{t('count')}</span>
            <output className="font-semibold digits">{empids.length}</output>
          </p>
        )}
        <TagPreview request={asked} issueText={issueText} />
        {children}
      </div>
      {failure && (
        <div className="mt-4">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
      <DialogButtons>
        <Button type="button" variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={form.isBusy} busyText={t('submitting')}>
          {submitText}
        </Button>
      </DialogButtons>
    </form>
  );
}
