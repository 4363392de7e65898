import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { FormField } from '@/lib/contract/platform/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import { useFormContext } from '../form-context';

/** Gives up replacing a secret. */
export function KeepSecret({ field: { code } }: { readonly field: FormField }) {
  const t = useMessages('form.secret');
  const { id, store } = useFormContext();

  /** The button gives way to those of the stored secret, which take the focus over. */
  function keep() {
    store.replaceSecret(code, false);
    setTimeout(() => document.getElementById(`${id}-${code}`)?.querySelector('button')?.focus());
  }

  return (
    <button type="button" onClick={keep} className={`mt-1 min-h-8 ${textButtonClasses}`}>
      {t('keep')}
    </button>
  );
}
