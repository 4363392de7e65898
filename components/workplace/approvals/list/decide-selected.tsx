import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { MAX_DECISIONS } from '@/lib/contract/workplace/approvals/limits';
import type { ApprovalRow } from '@/lib/contract/workplace/approvals/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Outcome } from './decide-dialog';

const dialog = partOnDemand(() => import('./decide-dialog'));

interface DecideSelectedProps {
  readonly rows: readonly ApprovalRow[];
  /** Hears which rows are still to be decided. */
  readonly onDecided: (left: readonly ApprovalRow[]) => void;
}

/** Approves or rejects what is selected, after a question. */
export function DecideSelected({ rows, onDecided }: DecideSelectedProps) {
  const t = useMessages('approvals');
  const [asked, setAsked] = useState<Outcome | null>(null);
  // It stands beside what is selected: whoever selects is about to ask.
  const dialogPart = dialog.usePart(rows.length > 0);

  function ask(outcome: Outcome) {
    if (rows.length > MAX_DECISIONS) showSnackbar('error', t('tooMany', { max: MAX_DECISIONS }));
    else setAsked(outcome);
  }

  return (
    <>
      <Button type="button" onClick={() => ask('approved')}>
        {t('approve')}
      </Button>
      <Button type="button" variant="secondary" onClick={() => ask('rejected')}>
        {t('reject')}
      </Button>
      {asked && dialogPart && (
        <dialogPart.DecideDialog rows={rows} outcome={asked} onDecided={onDecided} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
