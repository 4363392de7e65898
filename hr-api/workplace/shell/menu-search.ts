import { closestOf } from '../../../lib/contract/platform/closeness';
import type { SearchSource } from '../search/search-source';
import { listOpenMenu, listOpenModules } from './pages/open-menu';

/**
 * QS-09 to QS-13: the entries of the active role's menu by a part of their name. All that fit are answered, as the portal offers
 * those whose page it has.
 */
export const menuSearch: SearchSource = {
  kind: 'menu',
  names: { de: 'Seiten', en: 'Pages', es: 'Páginas', fr: 'Pages', ja: 'ページ', zh: '页面' },
  allow: 'own',
  minCharacters: 1,
  find: async (context, { text }) => {
    const found = closestOf(text, await listOpenMenu(context), ({ Menu_Name }) => Menu_Name);
    const modules = found.length > 0 ? await listOpenModules(context) : [];
    return found.flatMap(({ Menu_Code, Menu_Name, Link_Src, Module_Code, Group_Name }) => {
      const module = modules.find((each) => each.Module_Code === Module_Code);
      if (!module) return [];
      return {
        title: Menu_Name,
        detail: [module.Module_Name, Group_Name].filter(Boolean).join(' · '),
        link: `${module.Link_Src}/${Link_Src}`,
        key: String(Menu_Code),
      };
    });
  },
};
