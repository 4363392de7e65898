import type { MenuEntryDeclaration } from '../../workplace/shell/menu-entries';
import names from './menu-names.json';

/** Everybody's own work on days off, in whichever role they work. */
export const compOffPage = {
  module: 'timemanage',
  link: 'compoff',
  group: 'mine',
  subGroup: 'leave',
  names,
} satisfies Omit<MenuEntryDeclaration, 'roles'>;
