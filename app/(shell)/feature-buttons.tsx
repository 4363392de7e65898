'use client';

import { openPanel } from '@/components/platform/panel/open-panel';
import { FeatureRow, type Feature } from '@/components/workplace/shell/header/feature-row';
import { HeadsetIcon } from '@/components/ui/icons/icons';
import { useShortcut } from '@/lib/client/shortcuts/use-shortcut';
import { useTicketCounts, type TicketCounts } from '@/lib/client/use-ticket-counts';
import { useMessages } from '@/lib/i18n/use-messages';
import type { TicketView } from '@/lib/ticket-view';

export interface ChillConnect {
  readonly view: TicketView;
  /** As the page brought them; left out where the HR API did not say. */
  readonly counts: TicketCounts | undefined;
  readonly label: string;
}

interface FeatureButtonsProps {
  /** Null for who is not offered it (FEAT-06). */
  readonly chillConnect: ChillConnect | null;
  readonly others: readonly Feature[];
  readonly moreText: string;
}

/** The feature buttons, of which Chill Connect tells how many tickets hold something unread and has keys of its own. */
export function FeatureButtons({ chillConnect, others, moreText }: FeatureButtonsProps) {
  const t = useMessages('helpdesk');
  const { data } = useTicketCounts(chillConnect?.view ?? null, chillConnect?.counts);
  useShortcut('new-ticket', () => chillConnect && openPanel('chill-connect', chillConnect.view));
  if (!chillConnect) return <FeatureRow features={others} moreText={moreText} />;
  const { label, view } = chillConnect;
  const count = data?.Unread ?? 0;
  const feature: Feature = {
    label,
    icon: <HeadsetIcon />,
    waiting: { count, label: t('connectUnread', { count }) },
    opens: { panel: 'chill-connect', subject: view },
  };
  return <FeatureRow features={[feature, ...others]} moreText={moreText} />;
}
