import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { amongIds } from '../db/among-ids';
import { anyOf, mentions, together, type ErasedPeople } from '../define-erasure';
import type { Erasure } from '../erasure';
import { purgeEntries } from './seals/purge-entries';
import { MAX_ENTRIES, sealEntries } from './seals/seal-entries';
import { auditEntries } from './tables';

/** Subjects that are nobody's but those who acted upon them. */
const OWN_SUBJECTS = [
  ...['account', 'buddy task', 'call', 'delegation', 'device', 'document', 'file', 'notification', 'person', 'record'],
  ...[
    'report',
    'report-delivery',
    'report-schedule',
    'saved reply',
    'saved-report',
    'session',
    'task',
    'ticket',
    'wish',
  ],
];

/** Rows about them, of what they did with what is theirs, and that name them. What they did to others' records stays. */
function isAbout({ personIds, accountIds, employmentIds, words }: ErasedPeople): SQL {
  const { personId, accountId, subjectKind, subjectId, before, after } = auditEntries;
  const ids = [...personIds, ...accountIds, ...employmentIds];
  return anyOf(
    amongIds(personId, personIds),
    sql`${subjectId} = any(${sql.param(ids)}::text[])`,
    and(amongIds(accountId, accountIds), isNull(personId), inArray(subjectKind, OWN_SUBJECTS)) as SQL,
    mentions(before, words),
    mentions(after, words),
  );
}

/** The chain of seals holds without the rows: their hashes stay and say that they were purged. */
export const auditErasure: Erasure = {
  name: 'audit',
  titles: {
    de: 'Änderungsprotokoll',
    en: 'Audit trail',
    es: 'Registro de auditoría',
    fr: 'Journal d’audit',
    ja: '監査証跡',
    zh: '审计记录',
  },
  order: 4,
  count: async (db, people) => ({ deleted: await db.$count(auditEntries, isAbout(together(people))), emptied: 0 }),
  erase: async ({ db, now }, person) => {
    const isTheirs = isAbout(together([person]));
    // Only what is sealed can be purged. Of these the hash is in no log, but in the next block, whose hash is.
    while (await db.$count(auditEntries, and(isTheirs, isNull(auditEntries.sealedIn))))
      if (!(await sealEntries(db, now))) break;
    for (;;) {
      const found = await db.select({ id: auditEntries.id }).from(auditEntries).where(isTheirs).limit(MAX_ENTRIES);
      const ids = found.map(({ id }) => id);
      if ((await purgeEntries(db, ids, now)) === 0) return;
    }
  },
};
