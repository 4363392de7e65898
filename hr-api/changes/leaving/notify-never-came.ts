import { eq } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { CallContext } from '../../platform/calls/call';
import { dayInWords, dayOf } from '../../platform/dates';
import { escapeHtml } from '../../platform/escape-html';
import { fill } from '../../platform/mail/texts';
import { persons } from '../../people/tables';
import { notifyRecipients } from '../../workplace/approvals/notices/notify-recipients';
import { findRecipients, nameOfPerson } from '../../workplace/approvals/notices/recipients';
import { findLeaders } from '../../workplace/approvals/resolve/find-leaders';
import { findRoleHolders } from '../../workplace/approvals/resolve/find-role-holders';
import { changeTexts } from '../change-texts';
import type { OpenPerson } from '../open-person';

/** Persons, each with the role in which they are notified; null for the one that they begin in. */
type PersonsToNotify = ReadonlyMap<string, number | null>;

/** Those who were to lead somebody, and those who add people there; read while the person still has a place. */
export async function findPersonsToNotify(
  { db, now, actor }: CallContext,
  person: OpenPerson,
): Promise<PersonsToNotify> {
  const [today, on] = [dayOf(now), person.validFrom];
  const found = new Map<string, number | null>();
  for (const { personId, roleCode } of await findRoleHolders(
    db,
    { permission: 'person.add' },
    { employmentId: person.id, on, today },
  ))
    found.set(personId, roleCode);
  for (const kind of ['manager', 'admin_manager'] as const)
    for (const personId of await findLeaders(db, person.id, { kind, on, today })) found.set(personId, null);
  found.delete(actor.personId);
  return found;
}

/** Notifies them once. Why is nobody's to know but of those who keep people. */
export async function notifyNeverCame(context: CallContext, person: OpenPerson, roles: PersonsToNotify): Promise<void> {
  const { db, now, actor } = context;
  const [joiner] = await db.select({ name: persons.name }).from(persons).where(eq(persons.id, person.personId));
  const by = await nameOfPerson(db, actor.personId);
  const recipients = await findRecipients(db, [...roles.keys()], { page: '', today: dayOf(now) });
  const textIn = (language: Language) => {
    const { subject, body } = changeTexts[language].neverCameNotice;
    const values = { name: joiner?.name ?? '', by, day: dayInWords(person.validFrom, language) };
    return { subject: fill(subject, values), body: `<p>${escapeHtml(fill(body, values))}</p>` };
  };
  const about = { category: 'information', aboutId: person.personId, page: '', code: '' } as const;
  await notifyRecipients(context, recipients, { ...about, textIn, roles });
}
