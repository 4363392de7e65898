import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { ImportState } from '@/lib/contract/workplace/imports/import-rules';
import { useMessages } from '@/lib/i18n/use-messages';

const TONES: Record<ImportState, ComponentProps<typeof Badge>['tone']> = {
  mapping: 'warning',
  checking: 'accent',
  checked: 'accent',
  writing: 'accent',
  written: 'success',
  taking_back: 'accent',
  taken_back: 'neutral',
  failed: 'danger',
};

interface StateBadgeProps {
  readonly state: ImportState;
  /** It is written once somebody says yes. */
  readonly isWaiting?: boolean;
}

/** How far an import is, in a word. */
export function StateBadge({ state, isWaiting = false }: StateBadgeProps) {
  const t = useMessages('imports');
  if (isWaiting && state === 'checked') return <Badge tone="warning">{t('waits.badge')}</Badge>;
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
