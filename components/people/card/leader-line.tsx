import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfPerson } from '../address-of-person';
import type { CardPerson } from './card-person';

interface LeaderLineProps {
  readonly card: CardPerson;
  readonly extent: 'short' | 'whole';
}

/** CARD-10: who leads somebody, and the way to them where the reader may know them. */
export function LeaderLine({ card, extent }: LeaderLineProps) {
  const t = useMessages('people.card');
  const { ReportingManager: name, ReportingManagerID: employeeId, ReportingManagerKey: keyCode } = card;
  const text = extent === 'short' ? t('reportsTo', { name }) : `${name} (${employeeId})`;
  if (!keyCode) return text;
  return (
    <Link
      href={addressOfPerson(keyCode)}
      prefetch={false}
      className="-my-0.5 inline-flex items-center gap-2 rounded-sm hover:underline"
    >
      <Avatar name={name} size="xs" photo={photoOf(employeeId, card.ReportingManagerHasPhoto)} />
      {text}
    </Link>
  );
}
