import { useMessages } from '@/lib/i18n/use-messages';
import { LinkCard } from '../link-card';

/** The way to approved leave that counts differently since a calendar was changed: notices of that lead to this page. */
export function RecountCard() {
  const t = useMessages('leave-setup.work.recount');
  return <LinkCard title={t('title')} about={t('about')} link={t('look')} href="/timemanage/leavesetup/recount" />;
}
