'use client';

import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { useMessages } from '@/lib/i18n/use-messages';
import type { FieldNames } from '../form/issue-text';
import type { PreviewState } from './use-preview';

const pane = partOnDemand(() => import('./preview-pane'));

interface PreviewOnDemandProps {
  readonly state: PreviewState;
  /** Who is changed, as sentences name them; of several the first. */
  readonly name: string;
  readonly names: FieldNames;
}

/** What a change does, beside its form: fetched once there is something to show. */
export function PreviewOnDemand(props: PreviewOnDemandProps) {
  const t = useMessages('changes.preview');
  const { isAsked, preview, error } = props.state;
  const loaded = pane.usePart(isAsked);
  return (
    <section
      aria-label={t('title')}
      aria-busy={isAsked && props.state.isStale}
      className="min-w-0 rounded-lg border border-line bg-surface"
    >
      <h3 className="border-b border-line px-4 py-3 font-semibold">{t('title')}</h3>
      <div className="p-4">
        {!isAsked && <p className="text-muted">{t('waiting')}</p>}
        {isAsked && loaded && (preview || error) && <loaded.PreviewPane {...props} />}
        {isAsked && (!loaded || (!preview && !error)) && <SkeletonRows rows={3} />}
      </div>
    </section>
  );
}
