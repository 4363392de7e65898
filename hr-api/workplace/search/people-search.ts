import { dayOf } from '../../platform/dates';
import { searchEmployees } from './employees';
import { PEOPLE_MODULE, PERSON_PAGE } from './favourites';
import { statusWithin } from './policy';
import type { SearchSource } from './search-source';

/** The people whom the caller may know by name, by number and name. */
export const peopleSearch: SearchSource = {
  kind: 'person',
  names: { de: 'Personen', en: 'People', es: 'Personas', fr: 'Personnes', ja: '従業員', zh: '员工' },
  allow: 'visible',
  find: async ({ actor, db, now, language }, { text }) => {
    const ActiveStatus = statusWithin(actor.scopes, 'S') ?? 'A';
    const who = { actor, today: dayOf(now), language, AppVFlag: 'E', ActiveStatus, Mode: 'all' } as const;
    const found = await searchEmployees(db, { ...who, text, isPicker: false });
    return found.map(({ name, empid, ChillCode, Business_Name, Company_Name, HasPhoto, Active }) => ({
      title: name,
      detail: [empid, Business_Name, Company_Name].filter(Boolean).join(' · '),
      link: `${PEOPLE_MODULE}/${PERSON_PAGE}/key/${ChillCode}`,
      key: ChillCode,
      person: { empid, hasPhoto: HasPhoto ?? false, active: Active },
    }));
  },
};
