import { eq } from 'drizzle-orm';
import { languages } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { insertRows } from '../../../platform/insert-rows';
import { textRows } from '../../../people/organisation/sample';
import { roles } from '../../../people/accounts/tables';
import { menus, modules, roleMenus } from '../../../workplace/shell/tables';
import { texts } from '../../../platform/texts/tables';
import { noticeTexts } from '../../notices/notice-texts';

const MODULE = 'chillconnect';
const LINK = 'ticket';
/** Behind all entries that the menu of the module has from the beginning. */
const MENU_POSITION = 90;

/** The page of a ticket, as notifications and mails name it: `chillconnect/ticket`. */
export const TICKET_PAGE = `${MODULE}/${LINK}`;

/**
 * Opens a ticket's own page to every role, as what somebody asked is theirs in whichever they work. No menu shows it. Who may
 * read which ticket there is decided when it is read.
 */
export async function loadTicketPage(db: Database): Promise<void> {
  const [home] = await db.select({ code: modules.code }).from(modules).where(eq(modules.link, MODULE));
  if (!home) return;
  const code = home.code * 100 + MENU_POSITION;
  await insertRows(db, menus, [
    {
      code,
      moduleCode: home.code,
      link: LINK,
      groupCode: 'mine',
      subGroupCode: 'tickets',
      position: MENU_POSITION,
      isShown: false,
    },
  ]);
  const everyRole = await db.select({ roleCode: roles.code }).from(roles);
  await insertRows(
    db,
    roleMenus,
    everyRole.map((role) => ({ ...role, menuCode: code })),
  );
  const names = Object.fromEntries(languages.map((language) => [language, { [code]: noticeTexts[language].page }]));
  await insertRows(db, texts, textRows('menu', names));
}
