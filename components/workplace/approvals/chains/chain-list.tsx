'use client';

import { Card } from '@/components/ui/card';
import type { ApprovalChain } from '@/lib/contract/workplace/approvals/chains';
import { useMessages } from '@/lib/i18n/use-messages';
import { ChainRow } from './chain-row';
import type { ChainChoices } from './chain-texts';
import type { ChosenSection } from './section-among';
import { WhoDecides } from './trial/who-decides';

interface ChainListProps {
  /** The most particular first. */
  readonly chains: readonly ApprovalChain[];
  readonly choices: ChainChoices;
  /** What who decides is asked about first. */
  readonly about?: ChosenSection | null;
}

/** The chains in the order in which they count, and who decides for somebody by them. */
export function ChainList({ chains, choices, about = null }: ChainListProps) {
  const t = useMessages('approval-chains');
  return (
    <div className="space-y-6">
      <Card>
        <ol aria-label={t('title')} className="divide-y divide-line">
          {chains.map((chain) => (
            <ChainRow key={chain.ChainCode} chain={chain} choices={choices} />
          ))}
        </ol>
      </Card>
      <WhoDecides choices={choices} first={about} />
    </div>
  );
}
