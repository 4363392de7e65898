import type { ComponentType, ReactNode } from 'react';
import {
  BriefcaseIcon,
  ClockIcon,
  HomeIcon,
  MailIcon,
  PinIcon,
  PlaneIcon,
  TeamIcon,
  UserIcon,
} from '@/components/ui/icons/icons';
import { CalendarIcon } from '@/components/ui/form/date/date-icons';
import { PhoneIcon } from '@/components/ui/icons/conversation-icons';
import { MailAddress } from '@/components/ui/mail-address';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import type { useMessages } from '@/lib/i18n/use-messages';
import type { CardPerson } from './card-person';

interface Fact {
  readonly name: string;
  readonly icon: ComponentType<{ className?: string }>;
  readonly value: ReactNode;
}

interface Wording {
  readonly t: ReturnType<typeof useMessages<'people.card'>>;
  readonly language: Language;
  /** What a clock shows where they are. */
  readonly time: string;
  readonly manager: ReactNode;
  /** Until when they are away; empty for who is not. */
  readonly away: string;
}

/** CARD-08 to CARD-10: what a card knows of somebody, in its order. */
export function factsOf(card: CardPerson, { t, language, time, manager, away }: Wording): readonly Fact[] {
  const all: readonly Fact[] = [
    { name: t('away'), icon: PlaneIcon, value: away && <span className="font-medium">{away}</span> },
    { name: t('email'), icon: MailIcon, value: card.EmailID && <Mail address={card.EmailID} /> },
    {
      name: t('personalMail'),
      icon: HomeIcon,
      value: card.Personal_Email && <Mail address={card.Personal_Email} />,
    },
    { name: t('mobile'), icon: PhoneIcon, value: card.MobileNo && <Phone number={card.MobileNo} /> },
    { name: t('unit'), icon: TeamIcon, value: card.Unit_Name },
    { name: t('location'), icon: PinIcon, value: card.Location_Name },
    { name: t('localTime'), icon: ClockIcon, value: time && t('timeThere', { time }) },
    { name: t('joined'), icon: CalendarIcon, value: card.DateOfJoin && wireTimeText(card.DateOfJoin, language) },
    { name: t('left'), icon: BriefcaseIcon, value: card.Exit_on && wireTimeText(card.Exit_on, language) },
    { name: t('manager'), icon: UserIcon, value: card.ReportingManagerID && manager },
  ];
  return all.filter(({ value }) => value);
}

const Mail = ({ address }: { readonly address: string }) => (
  <a href={`mailto:${encodeURIComponent(address)}`} className="rounded-sm hover:underline">
    <MailAddress address={address} />
  </a>
);

const Phone = ({ number }: { readonly number: string }) => (
  <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className="rounded-sm digits hover:underline">
    {number}
  </a>
);
