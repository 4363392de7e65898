import { asc } from 'drizzle-orm';
import { roles } from '../../../people/accounts/tables';
import { listUnitTree } from '../../../people/organisation/unit-tree';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { namesOf } from '../../../platform/texts/data';
import { openablePages } from '../../shell/openable-pages';
import { subjectsIn, type SubjectSection } from '../subject';

const wireSection = ({ code, name, fields }: SubjectSection) => ({
  Code: code,
  Name: name,
  Fields: fields.map((field) => ({ Code: field.code, Name: field.name, HiddenFrom: [...field.hiddenFrom] })),
});

/** Of what chains are made, in the reader's language. */
export const listChainChoices: Handler<'listChainChoices'> = async (_request, context) => {
  const { db, language, now, services } = context;
  const pageFor = await openablePages(context);
  const Kinds = [];
  for (const { kind, names, setupPage, sectionsOf } of subjectsIn(services.capabilities)) {
    const sections = (await sectionsOf?.(context)) ?? [];
    const SetupLink = setupPage ? pageFor(setupPage) : '';
    Kinds.push({ Kind: kind, Name: names[language], SetupLink, Sections: sections.map(wireSection) });
  }
  const roleNames = await namesOf(db, 'role', language);
  const codes = await db.select({ code: roles.code }).from(roles).orderBy(asc(roles.code));
  return {
    Kinds,
    Roles: codes.map(({ code }) => ({ RoleCode: code, Name: roleNames.get(String(code)) ?? String(code) })),
    Units: await listUnitTree(db, language, dayOf(now)),
  };
};
