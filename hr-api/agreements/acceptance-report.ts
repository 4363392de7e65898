import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { employments, persons } from '../people/tables';
import { seesEveryone, visibleTo } from '../people/visibility';
import { dayOf, daysAfter, startOf } from '../platform/dates';
import { instantValue } from '../platform/db/instant';
import { personFields } from '../workplace/reports/people/employee-rows';
import { defineReport, type Names, openFields } from '../workplace/reports/report';
import { acceptances, conducts, conductTexts } from './tables';

const TITLES = {
  Agreement: { de: 'Vereinbarung', en: 'Agreement', es: 'Acuerdo', fr: 'Accord', ja: '同意書', zh: '协议' },
  Version: { de: 'Version', en: 'Version', es: 'Versión', fr: 'Version', ja: '版', zh: '版本' },
  AcceptedAt: { de: 'Zugestimmt', en: 'Accepted', es: 'Aceptado', fr: 'Accepté', ja: '同意日時', zh: '同意时间' },
  IsSigned: { de: 'Unterschrieben', en: 'Signed', es: 'Firmado', fr: 'Signé', ja: '署名済み', zh: '已签名' },
} satisfies Record<string, Names>;

/** Who accepted which agreement within a period. */
export const acceptanceReport = defineReport({
  code: 'agreements-accepted',
  module: 'process',
  allow: 'agreement.manage',
  names: {
    de: 'Angenommene Vereinbarungen',
    en: 'Agreements accepted',
    es: 'Acuerdos aceptados',
    fr: 'Accords acceptés',
    ja: '同意済みの同意書',
    zh: '已同意的协议',
  },
  descriptions: {
    de: 'Wer in einem Zeitraum welcher Vereinbarung zugestimmt hat',
    en: 'Who accepted which agreement within a period',
    es: 'Quién aceptó qué acuerdo en un periodo',
    fr: 'Qui a accepté quel accord sur une période',
    ja: '期間内に誰がどの同意書に同意したか',
    zh: '某段时间内谁同意了哪份协议',
  },
  fileName: 'Agreements_Accepted',
  days: 'period',
  usualSpan: (today) => ({ from: daysAfter(today, -365), to: today }),
  sort: { field: 'AcceptedAt', direction: 'desc' },
  query: async (reader, { from, to }) => {
    const { actor, db, now, language } = reader;
    const today = dayOf(now);
    const visible = (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today);
    const title = sql`(select said.title from ${conductTexts} said where said.conduct_id = ${conducts.id}
      and said.language in (${language}, 'en') order by said.language = ${language} desc limit 1)`;
    const field = openFields(TITLES, language);
    return {
      fields: [
        ...personFields(reader),
        field('Agreement', title),
        field('Version', sql`${conducts.version}`, { type: 'number' }),
        field('AcceptedAt', sql`${acceptances.acceptedAt}`, { type: 'instant', order: sql`${acceptances.acceptedAt}` }),
        field('IsSigned', sql`${isNotNull(acceptances.signatureId)}`, { type: 'boolean' }),
      ],
      from: sql`${acceptances}
        join ${conducts} on ${eq(conducts.id, acceptances.conductId)}
        join ${persons} on ${eq(persons.id, acceptances.personId)}`,
      where: and(
        sql`${acceptances.acceptedAt} >= ${instantValue(startOf(from))}`,
        sql`${acceptances.acceptedAt} < ${instantValue(startOf(daysAfter(to, 1)))}`,
        visible &&
          sql`exists (select 1 from ${employments} where ${eq(employments.personId, persons.id)} and ${visible})`,
      ),
      key: sql`(${acceptances.conductId}::text || ${acceptances.personId}::text)`,
      searched: sql`${persons.searchText}`,
    };
  },
});
