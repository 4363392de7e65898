import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldIssue } from '@/components/ui/form/field-issue';
import type { FormField } from '@/lib/contract/platform/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ControlAttributes } from '../controls/control';
import { FieldFoot } from './field-foot';
import type { FieldView } from '../store/field-view';
import { useFormContext } from '../form-context';
import { issueText } from './issue-text';
import { useReason } from './use-reason';
import { WhyButton, WhyText } from './why';

interface FieldFrameProps {
  readonly field: FormField;
  readonly view: FieldView;
  readonly label: string;
  /** Of several controls, or none that could be labelled. */
  readonly isGroup: boolean;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Of a field that was left with an answer that nothing is wrong with (FENG-27). */
const RIGHT = '[&_:is(input[type=text],input[type=email],input[type=password],select,textarea)]:border-success';

/** The label of a field, what belongs to it, and what is wrong with its answer, tied together for screen readers. */
export function FieldFrame({ field, view, label, isGroup, children }: FieldFrameProps) {
  const t = useMessages('form');
  const { id: formId } = useFormContext();
  const why = useReason(field, view);
  const id = `${formId}-${field.code}`;
  const error = view.issue === null ? null : issueText(t, view.issue, label, field);
  const isAsked = field.isMandatory && !field.isReadOnly && view.isEnabled;
  const attributes: ControlAttributes = {
    id,
    name: field.key,
    'aria-invalid': error !== null,
    'aria-describedby': `${id}-foot${error ? ` ${id}-error` : ''}`,
    'aria-required': isAsked,
    disabled: !view.isEnabled,
    autoFocus: view.isReplaced,
  };
  const mark = isAsked && (
    <span className="text-danger">
      <span aria-hidden="true"> *</span>
      {isGroup && <span className="sr-only"> ({t('mandatory')})</span>}
    </span>
  );
  const labelClasses = clsx('min-w-0 font-medium', !view.isEnabled && 'text-muted');
  const content = (
    <>
      <div className="mb-1.5 flex items-start gap-1">
        {isGroup ? (
          <span id={`${id}-label`} className={labelClasses}>
            {label}
            {mark}
          </span>
        ) : (
          <label htmlFor={id} className={labelClasses}>
            {label}
            {mark}
          </label>
        )}
        {why.text && <WhyButton id={`${id}-why`} label={label} why={why} />}
      </div>
      {children(attributes)}
      {why.isShown && <WhyText id={`${id}-why`} text={why.text} />}
      <FieldFoot id={`${id}-foot`} field={field} view={view} label={label} />
      {error && <FieldIssue id={`${id}-error`} text={error} />}
    </>
  );
  const classes = clsx('group/field min-w-0', view.isRight && RIGHT);
  return isGroup ? (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={attributes['aria-describedby']} className={classes}>
      {content}
    </fieldset>
  ) : (
    <div className={classes}>{content}</div>
  );
}
