import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button/button';
import { LockDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import type { ReplyFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links/links';
import { ticketAddress } from './ticket-address';

interface OtherRoleNoticeProps {
  readonly code: string;
  readonly role: ReplyFor<'listRolesForTicket'>[number];
}

/** Says that a ticket opens in another role of the person's own, and opens it there. */
export async function OtherRoleNotice({ code, role: { Role_Code, Role_Name } }: OtherRoleNoticeProps) {
  const t = await getTranslations('helpdesk.page');
  return (
    <Notice
      drawing={<LockDrawing />}
      title={t('otherRole')}
      text={t('otherRoleText', { role: Role_Name })}
      actions={
        <form method="post" action={withBasePath('/api/session/change-role')} className="contents">
          <input type="hidden" name="page" value={ticketAddress(code)} />
          <Button type="submit" name="RoleCode" value={Role_Code}>
            {t('openAs', { role: Role_Name })}
          </Button>
        </form>
      }
    />
  );
}
