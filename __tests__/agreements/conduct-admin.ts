import { eq } from 'drizzle-orm';
import { employments, persons } from '../../hr-api/people/tables';
import type { CallName, ReplyFor, RequestFor } from '../../lib/contract/all';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { conductDraft } from './conduct-draft';

/** An HR API, and who keeps agreements there. */
export interface ConductAdmin {
  readonly hr: TestApp;
  /** Of HR, and of an employee without any other role. */
  readonly tokens: { sofia: string; ananya: string };
  readonly ask: <Name extends CallName>(name: Name, request: RequestFor<Name>) => ReturnType<typeof hrCall<Name>>;
  readonly save: (values?: Partial<RequestFor<'saveConduct'>>) => Promise<ReplyFor<'saveConduct'>>;
  readonly publish: (ConductCode: string, From?: string) => Promise<ReplyFor<'publishConduct'>>;
  /** The audience of one person, whether they still work here or not. */
  readonly forPerson: (empid: string) => Promise<{ Kind: 'person'; Code: string }[]>;
}

const hrCall = <Name extends CallName>(hr: TestApp, name: Name, request: RequestFor<Name>, token: string) =>
  hr.call(name, request, { token });

export async function startConductAdmin(): Promise<ConductAdmin> {
  const hr = await startApp();
  const tokens = { sofia: await hr.tokenOf('E1004'), ananya: await hr.tokenOf('E1001') };
  const ask: ConductAdmin['ask'] = (name, request) => hrCall(hr, name, request, tokens.sofia);
  return {
    hr,
    tokens,
    ask,
    save: async (values) => (await ask('saveConduct', conductDraft(values))).reply(),
    publish: async (ConductCode, From = '') => (await ask('publishConduct', { ConductCode, From })).reply(),
    forPerson: async (empid) => {
      const [found] = await hr.db
        .select({ code: employments.code })
        .from(employments)
        .innerJoin(persons, eq(persons.id, employments.personId))
        .where(eq(persons.empid, empid));
      return [{ Kind: 'person', Code: found!.code }];
    },
  };
}
