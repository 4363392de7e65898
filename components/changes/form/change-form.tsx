import type { ComponentProps, ReactNode } from 'react';
import { LazyDraftNote } from '@/components/platform/drafts/lazy-draft-note';
import { Button } from '@/components/ui/button/button';
import type { ButtonVariant } from '@/components/ui/button/button-variant';
import { Alert } from '@/components/ui/feedback/alert';
import type { DraftState } from '@/lib/client/drafts/use-draft';
import { formKeys } from '@/lib/client/form/form-keys';
import { useMessages } from '@/lib/i18n/use-messages';

interface ChangeFormProps {
  readonly label: string;
  /** As `useChangeForm` answers it. */
  readonly form: {
    readonly props: ComponentProps<'form'>;
    readonly isBusy: boolean;
    readonly failure: string | null;
    readonly draftState: DraftState;
    readonly discard: () => void;
  };
  /** What stands beside the fields. */
  readonly preview: ReactNode;
  readonly submitText?: string;
  readonly submitVariant?: ButtonVariant;
  /** False while it is not shown yet what a submit does. */
  readonly canSubmit?: boolean;
  readonly busyText?: string;
  readonly onCancel: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A change on the left, what it does on the right; below each other where there is no room. */
export function ChangeForm({ label, form, preview, canSubmit = true, onCancel, children, ...submit }: ChangeFormProps) {
  const t = useMessages('changes.form');
  const { submitText = t('save'), submitVariant, busyText = t('saving') } = submit;
  return (
    <form
      {...form.props}
      aria-label={label}
      onKeyDown={canSubmit ? formKeys() : undefined}
      className="@container bg-inherit"
    >
      <div className="grid items-start gap-x-8 gap-y-6 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="space-y-4">
          {form.failure && <Alert tone="danger">{form.failure}</Alert>}
          {children}
        </div>
        {preview}
      </div>
      <div className="sticky bottom-(--tabs) z-10 -mx-5 mt-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-b-lg border-t border-line bg-inherit px-5 py-3 sm:-mx-6 sm:px-6">
        <div className="min-w-0 flex-1 basis-64 max-sm:basis-full max-sm:[&>div]:min-h-0 [&>div]:flex-nowrap sm:[&>div]:justify-start">
          <LazyDraftNote state={form.draftState} onDiscard={form.discard} />
        </div>
        <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={submitVariant} disabled={!canSubmit} isBusy={form.isBusy} busyText={busyText}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
