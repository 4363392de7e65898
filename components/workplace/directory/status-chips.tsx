import { ChipBar } from '@/components/ui/filter/chip-bar';
import { filterOfChips, type StatusChip } from '@/components/ui/filter/chips';
import { useCall } from '@/lib/client/call/use-call';
import type { RequestFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';

interface StatusChipsProps {
  readonly question: Omit<RequestFor<'listDirectoryStatuses'>, 'StatusCode'>;
  /** 0 for everyone. */
  readonly status: number;
  readonly onStatus: (status: number) => void;
}

/** Everyone, and those of each status, for whoever may know the status of anybody. */
export function StatusChips({ question, status, onStatus }: StatusChipsProps) {
  const t = useMessages('directory');
  const { data } = useCall(
    'listDirectoryStatuses',
    { ...question, StatusCode: status },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  if (!data || (data.length < 2 && status === 0)) return null;
  const chips: StatusChip[] = data.map((chip) => ({ ...chip, Active: chip.StatusCode === status }));
  return (
    <ChipBar label={t('status')} chips={chips} onSelect={(next) => onStatus(filterOfChips(next).StatusCode ?? 0)} />
  );
}
