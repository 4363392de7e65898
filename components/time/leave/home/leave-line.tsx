import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Card } from '@/components/ui/card';
import { PlaneIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import { daysNumber } from '../days-number';
import { isCounted } from '../mine/balances/balance-facts';
import { ASK_LEAVE_PAGE, MY_LEAVE_PAGE } from '../mine/leave-pages';

/** Of how many types home says what is left. */
const MAX_TYPES = 2;

/** What leave is left, in one line, and the way to ask for some; nothing where there is none or the HR API did not say. */
export async function LeaveLine({ balances }: { readonly balances: ReplyFor<'listLeaveBalances'> | null }) {
  const [t, language] = await Promise.all([getTranslations('my-leave'), getLocale()]);
  const offered = balances?.filter(({ IsOffered }) => IsOffered) ?? [];
  if (offered.length === 0) return null;
  const shown = offered
    .filter((balance) => isCounted(balance) && (balance.Credited > 0 || balance.Balance > 0))
    .slice(0, MAX_TYPES);
  return (
    <section aria-label={t('title')} data-tour="leave">
      <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-5">
        <PlaneIcon className="size-5 text-muted" />
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-4">
          {shown.map(({ TypeCode, Name, Balance }) => (
            <Link key={TypeCode} href={`${MY_LEAVE_PAGE}?why=${TypeCode}`} prefetch={false} className="hover:underline">
              {t('balances.line', { type: Name })}
              <span className="font-semibold digits">{daysNumber(Balance, language)}</span>{' '}
              {t('balances.left', { days: daysOfAmount(Balance) })}
            </Link>
          ))}
          {shown.length === 0 && (
            <Link href={MY_LEAVE_PAGE} prefetch={false} className="hover:underline">
              {t('title')}
            </Link>
          )}
        </p>
        <Link href={ASK_LEAVE_PAGE} prefetch={false} className={textButtonClasses}>
          {t('askOwn')}
        </Link>
      </Card>
    </section>
  );
}
