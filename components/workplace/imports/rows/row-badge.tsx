import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRowNow } from './corrected-rows';

const TONES: Record<ImportRow['Outcome'], ComponentProps<typeof Badge>['tone']> = {
  waiting: 'neutral',
  new: 'success',
  changed: 'accent',
  same: 'neutral',
  refused: 'danger',
};

/** What a row comes to, or what became of it where that says more. */
export function RowBadge({ row }: { readonly row: ImportRow }) {
  const t = useMessages('imports');
  const { Outcome, State, Cells } = useRowNow(row);
  if (State === 'taken_back' || State === 'in_the_way')
    return <Badge tone={State === 'in_the_way' ? 'warning' : 'neutral'}>{t(`rowStates.${State}`)}</Badge>;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={TONES[Outcome]}>{t(`outcomes.${Outcome}`)}</Badge>
      {Cells.some(({ IsCorrected }) => IsCorrected) && <Badge>{t('rows.corrected')}</Badge>}
    </span>
  );
}
