import { getTranslations } from 'next-intl/server';
import { PaperDrawing } from '@/components/ui/drawings';
import { Notice } from '@/components/ui/notice';
import { Button } from '@/components/ui/button';
import type { ReplyFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links';

type Conduct = ReplyFor<'getConduct'>;

/** What kind of agreement waits, in the order in which one kind outweighs another. */
function kindOf({ ProfileSection, IsSignedLetter, IsPdf }: Conduct) {
  if (ProfileSection) return 'sections';
  if (IsSignedLetter) return 'letter';
  return IsPdf ? 'pdf' : 'html';
}

/** The gate of the code of conduct: names what is pending and offers the way out. */
export async function PendingConduct({ conduct }: { conduct: Conduct | null }) {
  const t = await getTranslations('conduct');
  return (
    <Notice
      drawing={<PaperDrawing />}
      title={t('title')}
      text={conduct ? t('lead') : t('missing')}
      actions={
        <form method="post" action={withBasePath('/api/session/sign-out')}>
          <Button type="submit" look="secondary">
            {t('signOut')}
          </Button>
        </form>
      }
    >
      {conduct && (
        <>
          <p className="mt-5 w-full rounded-lg border border-line bg-surface px-5 py-4 text-left">
            <span className="block text-base font-semibold">{conduct.ConductName}</span>
            <span className="block text-muted">{t(kindOf(conduct))}</span>
          </p>
          <p className="mt-4 text-muted">{t('later')}</p>
        </>
      )}
    </Notice>
  );
}
