import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { ClockDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import { sessionEndOf, type SessionEnd } from '@/lib/contract/access/session-ends';
import { portalEnv } from '@/lib/env';
import { withBasePath } from '@/lib/links/links';

interface ExpiredNoticeProps {
  /** From the address; unknown reasons are not shown. */
  readonly reason?: string | string[];
}

/** Expired is what time alone has ended. */
function titleOf(end: SessionEnd | null): 'expiredTitle' | 'signedOutTitle' | 'endedTitle' {
  if (end === null || end === 'idle' || end === 'twelve-hours') return 'expiredTitle';
  return end === 'signed-out' ? 'signedOutTitle' : 'endedTitle';
}

export async function expiredTitle(reason?: ExpiredNoticeProps['reason']): Promise<string> {
  const t = await getTranslations('notice');
  return t(titleOf(sessionEndOf(reason)));
}

/** SESS-20 to SESS-25: one page at three addresses, with the reason where it is known. */
export async function ExpiredNotice({ reason }: ExpiredNoticeProps) {
  const [t, reasons] = await Promise.all([getTranslations('notice'), getTranslations('reasons')]);
  const toLogout = withBasePath('/logout');
  const end = sessionEndOf(reason);
  const { SESSION_IDLE_MINUTES: minutes, SESSION_HOURS: hours } = portalEnv();
  return (
    <Notice
      drawing={<ClockDrawing />}
      title={t(titleOf(end))}
      text={
        <>
          {end && <span className="mb-1 block text-ink">{reasons(`end.${end}`, { minutes, hours })}</span>}
          <span className="block">
            {t.rich('expiredText', {
              link: (words) => (
                <a href={toLogout} className="font-medium text-accent-text underline">
                  {words}
                </a>
              ),
            })}
          </span>
        </>
      }
      actions={
        <a href={toLogout} className={buttonClasses('primary')}>
          {t('login')}
        </a>
      }
    />
  );
}
