import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import type { ApprovalChain } from '@/lib/contract/workplace/approvals/chains';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { chainPage } from './chain-pages';
import { ChainSteps } from './chain-steps';
import { scopeTexts, type ChainChoices } from './chain-texts';

interface ChainRowProps {
  readonly chain: ApprovalChain;
  readonly choices: ChainChoices;
}

/** A chain among others: for what it is, and who decides. */
export function ChainRow({ chain, choices }: ChainRowProps) {
  const t = useMessages('approval-chains');
  const language = useLanguage();
  const scope = scopeTexts(t, choices, chain);
  return (
    <li className="relative grid gap-x-8 gap-y-3 px-5 py-4 transition-colors duration-150 hover:bg-hover md:px-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] lg:items-center">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          <Link href={chainPage(chain.ChainCode)} prefetch={false} className="rounded-sm after:absolute after:inset-0">
            {chain.Name}
          </Link>
        </h2>
        <p className="text-muted wrap-anywhere">{scope.length > 0 ? scope.join(' · ') : t('forEverything')}</p>
      </div>
      <ChainSteps steps={chain.Steps} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted digits max-lg:empty:hidden lg:w-44 lg:flex-col lg:items-end">
        {chain.OpenCount > 0 && <Badge tone="accent">{t('openCount', { count: chain.OpenCount })}</Badge>}
        {chain.PublishedDate !== '' && chain.Number > 1 && (
          <span className="text-xs">
            {t('version', { number: chain.Number, date: wireTimeText(chain.PublishedDate, language) })}
          </span>
        )}
      </div>
    </li>
  );
}
