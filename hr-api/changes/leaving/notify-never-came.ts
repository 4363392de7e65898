import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { dayInWords, dayOf } from '../../platform/dates';
import { escapeHtml } from '../../platform/escape-html';
import { insertRows } from '../../platform/insert-rows';
import { fill } from '../../platform/mail/texts';
import { newCode } from '../../platform/new-code';
import { persons } from '../../people/tables';
import { findRecipients, nameOfPerson } from '../../workplace/approvals/notices/recipients';
import { findLeaders } from '../../workplace/approvals/resolve/find-leaders';
import { findRoleHolders } from '../../workplace/approvals/resolve/find-role-holders';
import { notifications } from '../../workplace/notifications/tables';
import { changeTexts } from '../change-texts';
import type { OpenPerson } from '../open-person';

/** Whom it is told that somebody never came, each with the role in which they are told; null for the one that they begin in. */
type Told = ReadonlyMap<string, number | null>;

/** Those who were to lead somebody, and those who add people there; read while the person still has a place. */
export async function whoIsTold({ db, now, actor }: CallContext, person: OpenPerson): Promise<Told> {
  const [today, on] = [dayOf(now), person.validFrom];
  const told = new Map<string, number | null>();
  for (const { personId, roleCode } of await findRoleHolders(
    db,
    { permission: 'person.add' },
    { employmentId: person.id, on, today },
  ))
    told.set(personId, roleCode);
  for (const kind of ['manager', 'admin_manager'] as const)
    for (const personId of await findLeaders(db, person.id, { kind, on, today })) told.set(personId, null);
  told.delete(actor.personId);
  return told;
}

/** Tells them once. Why is nobody's to know but of those who keep people. */
export async function notifyNeverCame(context: CallContext, person: OpenPerson, told: Told): Promise<void> {
  const { db, now, actor } = context;
  const [joiner] = await db.select({ name: persons.name }).from(persons).where(eq(persons.id, person.personId));
  const by = await nameOfPerson(db, actor.personId);
  const recipients = await findRecipients(db, [...told.keys()], { page: '', today: dayOf(now) });
  const rows = recipients.flatMap(({ accountId, personId, language, ...recipient }) => {
    const roleCode = told.get(personId) ?? recipient.roleCode;
    if (roleCode === null) return [];
    const { subject, body } = changeTexts[language].neverCameNotice;
    const values = { name: joiner?.name ?? '', by, day: dayInWords(person.validFrom, language) };
    return {
      ...{ code: newCode(), accountId, roleCode, kind: 'N' as const, category: 'information' as const },
      ...{ senderId: actor.personId, aboutId: person.personId, createdAt: now },
      ...{ subject: fill(subject, values), body: `<p>${escapeHtml(fill(body, values))}</p>` },
    };
  });
  await insertRows(db, notifications, rows);
}
