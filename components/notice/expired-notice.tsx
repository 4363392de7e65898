import { getTranslations } from 'next-intl/server';
import { buttonLook } from '@/components/ui/button-look';
import { withBasePath } from '@/lib/links';
import { ClockDrawing } from '@/components/ui/drawings';
import { Notice } from '@/components/ui/notice';

/** SESS-20 to SESS-25: one page at three addresses. */
export async function ExpiredNotice() {
  const t = await getTranslations('notice');
  const toLogout = withBasePath('/logout');
  return (
    <Notice
      drawing={<ClockDrawing />}
      title={t('expiredTitle')}
      text={t.rich('expiredText', {
        link: (words) => (
          <a href={toLogout} className="font-medium text-accent-text underline">
            {words}
          </a>
        ),
      })}
      actions={
        <a href={toLogout} className={buttonLook('primary')}>
          {t('login')}
        </a>
      }
    />
  );
}
