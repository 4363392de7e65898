import { useState } from 'react';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { FormField } from '@/lib/contract/platform/form/field';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { useFormContext } from '../form-context';

interface SecretValueProps {
  /** Of its element. */
  readonly id: string;
  readonly field: FormField;
  readonly label: string;
  /** The last of them; empty for a password, of which nothing is shown. */
  readonly signs: string;
}

/** A stored secret by its last signs. Whoever may reads all of it, which is logged; changing it begins with an empty field. */
export function SecretValue({ id, field, label, signs }: SecretValueProps) {
  const t = useMessages('form.secret');
  const errorText = useErrorText();
  const { store, onReveal } = useFormContext();
  const [revealed, setRevealed] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const canReveal = onReveal !== undefined && field.type !== 'password';

  async function reveal() {
    setFailure(null);
    try {
      setRevealed((await onReveal?.(field)) ?? null);
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  const buttonClasses = `min-h-8 shrink-0 ${textButtonClasses}`;
  return (
    <>
      <div
        id={id}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded border border-line bg-surface-sunken px-3 py-1.5"
      >
        <output className="min-w-0 [overflow-wrap:anywhere] digits">
          {revealed ?? (
            <>
              <span aria-hidden="true">•••• {signs}</span>
              <span className="sr-only">{signs ? t('endsWith', { signs }) : t('stored')}</span>
            </>
          )}
        </output>
        <span className="flex gap-4">
          {canReveal && (
            <button
              type="button"
              aria-label={t(revealed === null ? 'show' : 'hide', { name: label })}
              aria-pressed={revealed !== null}
              onClick={() => (revealed === null ? void reveal() : setRevealed(null))}
              className={buttonClasses}
            >
              {t(revealed === null ? 'showShort' : 'hideShort')}
            </button>
          )}
          {!field.isReadOnly && (
            <button
              type="button"
              aria-label={t('replace', { name: label })}
              onClick={() => store.replaceSecret(field.code, true)}
              className={buttonClasses}
            >
              {t('replaceShort')}
            </button>
          )}
        </span>
      </div>
      {failure && <FieldIssue text={failure} />}
    </>
  );
}
