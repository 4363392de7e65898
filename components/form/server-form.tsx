'use client';

import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { formKeys } from '@/lib/client/form/form-keys';
import type { FormField } from '@/lib/contract/platform/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import { FormContext, type FormSurroundings } from './form-context';
import { FormDraft } from './form-draft';
import { FormGroups } from './form-groups';
import type { useServerForm } from './use-server-form';

interface ServerFormProps extends FormSurroundings {
  /** As `useServerForm` answers it. */
  readonly form: ReturnType<typeof useServerForm<unknown>>;
  /** What it is, for screen readers. */
  readonly label: string;
  /** What stands below the fields: the buttons. */
  readonly children: ReactNode;
}

/** A form that the HR API describes. Only the field that changes is drawn anew. */
export function ServerForm({ form, label, choices, files, reasons, onReveal, children }: ServerFormProps) {
  const t = useMessages('form');
  const { id, store, draft } = form;
  const reveal = useRef(onReveal);
  useEffect(() => {
    reveal.current = onReveal;
  });
  const canReveal = onReveal !== undefined;
  const context = useMemo(
    () => ({
      ...{ id, store, choices, files, reasons },
      ...(canReveal && { onReveal: async (field: FormField) => (await reveal.current?.(field)) ?? '' }),
    }),
    [id, store, choices, files, reasons, canReveal],
  );
  return (
    <FormContext value={context}>
      <form {...form.props} aria-label={label} aria-busy={form.isBusy} onKeyDown={formKeys()} className="space-y-6">
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        {store.dropped.length > 0 && (
          <Alert tone="danger">{t('dropped', { names: store.dropped.map((name) => `“${name}”`).join(', ') })}</Alert>
        )}
        <FormGroups fields={store.plan.fields} />
        {draft && <FormDraft {...draft} store={store} />}
        {children}
      </form>
    </FormContext>
  );
}
