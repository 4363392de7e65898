import { languages, type Language } from '../../../../lib/contract/platform/languages';
import { CLIENT_USER_ROLE, ROLE } from '../../../people/accounts/role-codes';
import type { MenuEntryDeclaration } from '../../../workplace/shell/menu-entries';
import { noticeTexts } from '../../notices/notice-texts';

const MODULE = 'chillconnect';
const LINK = 'ticket';

/** The page of a ticket, as notifications and mails name it: `chillconnect/ticket`. */
export const TICKET_PAGE = `${MODULE}/${LINK}`;

const names = Object.fromEntries(languages.map((language) => [language, noticeTexts[language].page]));

/**
 * Opens a ticket's own page to every role, as what somebody asked is theirs in whichever they work. No menu shows it. Who may
 * read which ticket there is decided when it is read.
 */
export const ticketPage: MenuEntryDeclaration = {
  module: MODULE,
  link: LINK,
  group: 'mine',
  subGroup: 'tickets',
  roles: [...Object.values(ROLE), CLIENT_USER_ROLE],
  isShown: false,
  names: names as Record<Language, (typeof noticeTexts)['en']['page']>,
};
