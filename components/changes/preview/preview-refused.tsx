import { AlertIcon } from '@/components/ui/icons/form-icons';
import { CallError } from '@/lib/client/call/call-error';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { issueText, type FieldNames } from '../form/issue-text';

/** Why what a form asks for cannot be saved. */
export function PreviewRefused({ error, names }: { readonly error: unknown; readonly names: FieldNames }) {
  const t = useMessages('changes.preview');
  const tForm = useMessages('changes.form');
  const errorText = useErrorText();
  const stands = error instanceof CallError ? error.params?.['stands'] : undefined;
  const texts = Object.values(fieldErrorsOf(error, (message, field) => issueText(tForm, names, message, field)));
  return (
    <div role="status">
      <p className="flex items-start gap-2 font-medium">
        <AlertIcon className="mt-0.5 size-4 shrink-0 text-danger" />
        {t('refused')}
      </p>
      <ul className="mt-1 space-y-1 pl-6 text-muted">
        {(texts.length > 0 ? texts : [errorText(error)]).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {stands && <li>{t('stands', { what: stands })}</li>}
      </ul>
    </div>
  );
}
