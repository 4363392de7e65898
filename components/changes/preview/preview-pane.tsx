import { clsx } from 'clsx';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { ClockIcon } from '@/components/ui/icons/icons';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { issueText, type FieldNames } from '../form/issue-text';
import type { Preview } from './preview-data';
import { PreviewEffects } from './preview-effects';
import { PreviewLater } from './preview-later';
import { PreviewLines } from './preview-lines';
import { PreviewSight } from './preview-sight';
import type { PreviewState } from './use-preview';

interface PreviewPaneProps {
  readonly state: PreviewState;
  readonly name: string;
  readonly names: FieldNames;
}

/** What a save would do: the line of time, who sees the person, what else it touches; or why it cannot be saved. */
export function PreviewPane({ state: { preview, error, isStale }, name, names }: PreviewPaneProps) {
  return (
    <div className={clsx('transition-opacity duration-150', isStale && 'opacity-60')}>
      {preview ? <Told preview={preview} name={name} /> : <Refused error={error} names={names} />}
    </div>
  );
}

function Told({ preview, name }: { readonly preview: Preview; readonly name: string }) {
  const t = useMessages('changes.preview');
  const { AsksApproval, Before, After, Later, Sight, Reports, Effects, People } = preview;
  return (
    <div className="space-y-5">
      {AsksApproval && (
        <p className="flex items-start gap-2 rounded bg-warning-tint px-3 py-2 text-warning">
          <ClockIcon className="mt-0.5 size-4 shrink-0" />
          {t('approval')}
        </p>
      )}
      {People > 1 && <p className="text-muted">{t('people', { count: People, name })}</p>}
      <PreviewLines before={Before} after={After} />
      <PreviewLater later={Later} />
      <PreviewSight sight={Sight} reports={Reports} name={People > 1 ? null : name} />
      <PreviewEffects effects={Effects} />
    </div>
  );
}

function Refused({ error, names }: { readonly error: unknown; readonly names: FieldNames }) {
  const t = useMessages('changes.preview');
  const tForm = useMessages('changes.form');
  const errorText = useErrorText();
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
      </ul>
    </div>
  );
}
