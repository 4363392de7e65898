import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { booksOf, libraryHandlers } from './handlers';
import names from './menu-names.json';

const link = 'ecenter/library';
const roles = [ROLE.hr];

export const libraryCapability = defineCapability({
  name: 'library',
  handlers: libraryHandlers,
  permissions: { 'book.borrow': roles },
  auditTexts,
  menuEntries: [{ module: 'ecenter', link: 'library', group: 'mine', subGroup: 'learning', roles, names }],
  searchSources: [
    {
      kind: 'book',
      names: { de: 'Bücher', en: 'Books', es: 'Libros', fr: 'Livres', ja: '本', zh: '图书' },
      allow: 'book.borrow',
      find: async ({ db, actor }, { text, limit }) => {
        const found = await booksOf(db, actor.employmentId, text).limit(limit);
        return found.map(({ Title }) => ({ title: Title, link }));
      },
    },
  ],
  homeRows: async ({ db, actor }, { limit }) => {
    const found = await booksOf(db, actor.employmentId).limit(limit);
    const row = { kind: 'book', group: 'week', button: 'open', link } as const;
    return {
      rows: found.map(({ BookCode, Title, DueOn }) => ({ ...row, code: BookCode, title: Title, dueOn: DueOn })),
      counts: { week: found.length },
    };
  },
});
