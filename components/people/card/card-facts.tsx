import Link from 'next/link';
import type { ComponentType, ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { ClockIcon, PinIcon, TeamIcon, UserIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { useNow } from '@/lib/client/use-now';
import { photoOf } from '@/lib/files/photo';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfPerson } from '../address-of-person';
import { localTimeText } from './local-time';

type Facts = ReplyFor<'getPersonCard'>;

/** Unit, place, the time there and the manager; what is not known is left out. */
export function CardFacts({ card }: { card: Facts }) {
  const t = useMessages('people.card');
  const language = useLanguage();
  const now = useNow(new Date().toISOString());
  const time = localTimeText(now, card.TimeZone, language);
  return (
    <span className="block space-y-2">
      <Fact icon={TeamIcon} name={t('unit')} value={card.Unit_Name} />
      <Fact icon={PinIcon} name={t('location')} value={card.Location_Name} />
      <Fact icon={ClockIcon} name={t('localTime')} value={time && t('timeThere', { time })} />
      <Fact icon={UserIcon} name={t('manager')} value={<Manager card={card} />} />
    </span>
  );
}

interface FactProps {
  readonly icon: ComponentType<{ className?: string }>;
  readonly name: string;
  readonly value: ReactNode;
}

function Fact({ icon: Icon, name, value }: FactProps) {
  if (!value) return null;
  return (
    <span className="flex items-start gap-2.5">
      <Icon className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="sr-only">{name}: </span>
      <span className="min-w-0 wrap-anywhere">{value}</span>
    </span>
  );
}

function Manager({ card: { ManagerName, ManagerID, ManagerKey, ManagerHasPhoto } }: { card: Facts }) {
  const t = useMessages('people.card');
  if (!ManagerName) return <span className="text-muted">{t('noManager')}</span>;
  if (!ManagerKey) return t('reportsTo', { name: ManagerName });
  return (
    <Link
      href={addressOfPerson(ManagerKey)}
      prefetch={false}
      className="-my-0.5 inline-flex items-center gap-2 rounded-sm hover:underline"
    >
      <Avatar name={ManagerName} size="xs" photo={photoOf(ManagerID, ManagerHasPhoto)} />
      {t('reportsTo', { name: ManagerName })}
    </Link>
  );
}
