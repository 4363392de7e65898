import { and, ne, not, type SQL } from 'drizzle-orm';
import { amongIds } from '../../platform/db/among-ids';
import { defineErasure, type ErasedPeople } from '../../platform/define-erasure';
import { tookPart } from '../../workplace/approvals/took-part';
import { COMP_OFF_SUBJECT } from './deciding/comp-off-subject-kind';
import { compOffClaims, compOffDays } from './tables';

/** What was said with a decision that they took part in, about work of others. */
const saysTheirWords = ({ personIds, employmentIds }: ErasedPeople) =>
  and(
    ne(compOffClaims.comment, ''),
    not(amongIds(compOffClaims.employmentId, employmentIds)),
    tookPart(personIds, COMP_OFF_SUBJECT, compOffClaims.id),
  ) as SQL;

/** Which days off they said they worked. Of work of others what they said about it goes. */
export const compOffErasure = defineErasure({
  name: 'comp-off',
  titles: {
    de: 'Arbeit an freien Tagen',
    en: 'Work on days off',
    es: 'Trabajo en días libres',
    fr: 'Travail un jour libre',
    ja: '休日の勤務',
    zh: '休息日加班',
  },
  parts: [
    { table: compOffClaims, where: saysTheirWords, set: { comment: '' } },
    { table: compOffDays, where: ({ employmentIds }) => amongIds(compOffDays.employmentId, employmentIds) },
    { table: compOffClaims, where: ({ employmentIds }) => amongIds(compOffClaims.employmentId, employmentIds) },
  ],
});
