import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { persons } from '../../people/tables';

/** ABME-04: keeps what the caller says of themself; the same again changes and audits nothing. */
export const saveAboutMe: Handler<'saveAboutMe'> = async ({ AboutMe }, context) => {
  const { actor, db } = context;
  const isTheirs = eq(persons.id, actor.personId);
  const [person] = await db.select({ about: persons.about }).from(persons).where(isTheirs).for('update');
  if (!person) throw new ApiError('not_found');
  if ((person.about ?? '') !== AboutMe) {
    await db
      .update(persons)
      .set({ about: AboutMe || null })
      .where(isTheirs);
    await audit(context, {
      subject: { kind: 'record', id: actor.personId },
      personId: actor.personId,
      action: 'change about me',
      before: { about: person.about },
      after: { about: AboutMe || null },
    });
  }
  return { AboutMe };
};
