import { clsx } from 'clsx';
import { ClockIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import type { FieldNames } from '../form/issue-text';
import type { Preview } from './preview-data';
import { PreviewEffects } from './preview-effects';
import { PreviewLater } from './preview-later';
import { PreviewLines } from './preview-lines';
import { PreviewRefused } from './preview-refused';
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
      {preview ? <Told preview={preview} name={name} /> : <PreviewRefused error={error} names={names} />}
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
