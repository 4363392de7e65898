import { asc, eq, sql } from 'drizzle-orm';
import { definePersonalData } from '../platform/personal-data';
import { acceptances, conducts, conductTexts } from './tables';

/** What the person agreed to, and when. */
export const acceptancesShare = definePersonalData({
  name: 'agreements',
  titles: {
    de: 'Vereinbarungen',
    en: 'Agreements',
    es: 'Acuerdos',
    fr: 'Accords',
    ja: '同意書',
    zh: '协议',
  },
  columns: {
    agreement: { de: 'Vereinbarung', en: 'Agreement', es: 'Acuerdo', fr: 'Accord', ja: '同意書', zh: '协议' },
    version: { de: 'Version', en: 'Version', es: 'Versión', fr: 'Version', ja: '版', zh: '版本' },
    acceptedAt: { de: 'Zugestimmt', en: 'Accepted', es: 'Aceptado', fr: 'Accepté', ja: '同意日時', zh: '同意时间' },
  },
  read: async ({ actor, db, language }) => {
    const title = sql<string | null>`(select said.title from ${conductTexts} said where said.conduct_id = ${conducts.id}
      and said.language in (${language}, 'en') order by said.language = ${language} desc limit 1)`;
    return db
      .select({ agreement: title, version: conducts.version, acceptedAt: acceptances.acceptedAt })
      .from(acceptances)
      .innerJoin(conducts, eq(conducts.id, acceptances.conductId))
      .where(eq(acceptances.personId, actor.personId))
      .orderBy(asc(acceptances.acceptedAt));
  },
});
