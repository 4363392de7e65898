import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { LockDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import type { ReplyFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links/links';

interface RoleRefusedNoticeProps {
  readonly roles: ReplyFor<'listRolesForPage'>;
  /** The path and query of the page, where to go on in another role. */
  readonly page: string;
}

/** SOPQ-20: says that the active role may not open the page, and offers the person's other roles that may. */
export async function RoleRefusedNotice({ roles, page }: RoleRefusedNoticeProps) {
  const [t, reasons] = await Promise.all([getTranslations('notice'), getTranslations('reasons')]);
  const role = roles.find(({ IsActive }) => IsActive)?.Role_Name ?? '';
  const others = roles.filter(({ CanOpen, IsActive }) => CanOpen && !IsActive);
  return (
    <Notice
      drawing={<LockDrawing />}
      title={t('unauthorizedTitle')}
      text={reasons(others.length > 0 ? 'roleOffered' : 'roleNamed', { role })}
      actions={
        <>
          {others.length > 0 && (
            <form method="post" action={withBasePath('/api/session/change-role')} className="contents">
              <input type="hidden" name="page" value={page} />
              {others.map(({ Role_Code, Role_Name }) => (
                <Button key={Role_Code} type="submit" name="RoleCode" value={Role_Code}>
                  {reasons('switchTo', { role: Role_Name })}
                </Button>
              ))}
            </form>
          )}
          <a href={withBasePath('/')} className={buttonClasses(others.length > 0 ? 'secondary' : 'primary')}>
            {t('home')}
          </a>
        </>
      }
    />
  );
}
