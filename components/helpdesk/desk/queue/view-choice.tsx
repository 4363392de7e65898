import { Segmented } from '@/components/ui/form/segmented';
import type { TicketView } from '@/lib/ticket-view';
import { useMessages } from '@/lib/i18n/use-messages';

interface ViewChoiceProps {
  readonly view: TicketView;
  readonly onChoose: (view: TicketView) => void;
}

/** For the helpdesk, whose people also ask themselves: the tickets of their processes, or those of their own. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const t = useMessages('helpdesk');
  const options = [
    { value: 'desk' as const, text: t('connect.desk') },
    { value: 'mine' as const, text: t('connect.mine') },
  ];
  return <Segmented label={t('connect.views')} options={options} chosen={view} onChoose={onChoose} />;
}
