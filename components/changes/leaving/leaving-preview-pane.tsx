import { clsx } from 'clsx';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { FieldNames } from '../form/issue-text';
import { PreviewEffects } from '../preview/preview-effects';
import { PreviewLater } from '../preview/preview-later';
import { PreviewRefused } from '../preview/preview-refused';
import type { usePreview } from '../preview/use-preview';
import type { LeavingPreview } from './leaving-values';

interface LeavingPreviewPaneProps {
  readonly state: ReturnType<typeof usePreview<'previewLeaving'>>;
  readonly names: FieldNames;
}

/** What a leaving does: until when somebody comes in, what they held and what becomes of it, and what comes no more. */
export function LeavingPreviewPane({ state, names }: LeavingPreviewPaneProps) {
  const t = useMessages('changes.preview');
  const tLeaving = useMessages('leaving');
  const { preview, error, isAsked, isStale } = state;
  return (
    <section
      aria-label={t('title')}
      aria-busy={isAsked && isStale}
      className="min-w-0 rounded-lg border border-line bg-surface"
    >
      <h3 className="border-b border-line px-4 py-3 font-semibold">{t('title')}</h3>
      <div className={clsx('p-4 transition-opacity duration-150', isAsked && isStale && 'opacity-60')}>
        {!isAsked && <p className="text-muted">{tLeaving('waiting')}</p>}
        {isAsked && preview && <Told preview={preview} />}
        {isAsked && !preview && error && <PreviewRefused error={error} names={names} />}
        {isAsked && !preview && !error && <SkeletonRows rows={3} />}
      </div>
    </section>
  );
}

function Told({ preview }: { readonly preview: LeavingPreview }) {
  const t = useMessages('leaving');
  const { Later, Handovers } = preview;
  return (
    <div className="space-y-5">
      <WhatEnds preview={preview} />
      <PreviewEffects
        effects={Handovers.map((handover) => ({
          ...handover,
          Title: handover.GoesOn
            ? t(handover.To ? 'passes' : 'passesToNobody', {
                what: handover.Title,
                count: handover.Count,
                name: handover.To?.Name ?? '',
              })
            : t('stops', { what: handover.Title, count: handover.Count }),
        }))}
        title={t('handovers')}
        none={t('nothingToHandOver')}
      />
      <PreviewLater later={Later} title={t('dropped')} />
    </div>
  );
}

/** Until when somebody comes in, or what becomes of whoever never came. */
function WhatEnds({ preview: { Before, LastDay, NeverCame } }: { readonly preview: LeavingPreview }) {
  const t = useMessages('leaving');
  const language = useLanguage();
  const day = wireTimeText(LastDay, language);
  const ends = Before ? t('moved', { before: wireTimeText(Before, language), day }) : t('ends', { day });
  return (
    <div>
      <p className="font-medium">{NeverCame ? t(`never.${NeverCame}`) : ends}</p>
      <p className="mt-1 text-muted">{NeverCame ? t(`number.${NeverCame}`) : t('access')}</p>
    </div>
  );
}
