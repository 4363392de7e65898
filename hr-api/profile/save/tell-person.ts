import { and, eq, isNull } from 'drizzle-orm';
import { dayOf } from '../../platform/dates';
import { escapeHtml } from '../../platform/escape-html';
import { newCode } from '../../platform/new-code';
import { nameIn } from '../../people/record/sections/section-form';
import { findRecipients } from '../../workplace/approvals/notices/recipients';
import { notifications } from '../../workplace/notifications/tables';
import { openFields } from '../access/open-section';
import { profileTexts } from '../texts';
import type { Change, SaveContext } from './change';

const PAGE = 'ecenter/essprofileedit';

/** Whether the person whose record it is may read anything of what changed. */
function mayBeTold({ kind, open: { section }, changed }: Change): boolean {
  const own = openFields(section, new Set(['self']));
  return kind === 'delete' ? own.size > 0 : changed.some((code) => own.has(code));
}

type TellContext = Pick<SaveContext, 'db' | 'now'> & { readonly actor: Pick<SaveContext['actor'], 'personId'> | null };

/** Tells somebody that others changed their record: which section, and none of what it says. One not yet read is brought up to date. */
export async function tellPerson({ db, now, actor }: TellContext, change: Change): Promise<void> {
  const { personId } = change.open.subject;
  if (personId === actor?.personId || !mayBeTold(change)) return;
  const { code, definition } = change.open.section;
  const recipients = await findRecipients(db, [personId], { page: PAGE, today: dayOf(now) });
  for (const { accountId, roleCode, language } of recipients) {
    if (roleCode === null) continue;
    const place = { link: PAGE, linkKey: 'section', linkValue: String(code) };
    const told = { senderId: actor?.personId ?? null, subject: profileTexts[language].changed, createdAt: now };
    const isSame = and(eq(notifications.link, place.link), eq(notifications.linkValue, place.linkValue));
    const unread = await db
      .update(notifications)
      .set(told)
      .where(and(eq(notifications.accountId, accountId), isSame, isNull(notifications.readAt)))
      .returning({ id: notifications.id });
    if (unread.length > 0) continue;
    const body = `<p><b>${escapeHtml(nameIn(definition.names, language))}</b></p>`;
    await db.insert(notifications).values({
      ...{ code: newCode(), accountId, roleCode, kind: 'N', category: 'information', aboutId: personId },
      ...{ ...told, ...place, body },
    });
  }
}
