import { subMinutes } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { buddyTasks } from '../../../../hr-api/workplace/buddy/tables';
import { conducts } from '../../../../hr-api/agreements/tables';
import { uploads } from '../../../../hr-api/platform/files/tables';
import { sentMails } from '../../../../hr-api/platform/mail/sent/tables';
import { articles, articleTexts } from '../../../../hr-api/workplace/knowledge/tables';
import { internalMessages } from '../../../../hr-api/workplace/notifications/tables';
import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import type { RequestFor } from '../../../../lib/contract/all';
import { registerSubject } from '../../../workplace/approvals/test-subject';
import { pdf } from '../../files/sample-files';
import { TEST_NOW } from '../harness/test-settings';
import { giveBelongings, type Belongings } from './belongings';
import { makeCandidate, matrixPeople, tokenFor } from './people';
import type { RolledBackApp } from './rolled-back-app';
import { ask } from './send';

/** What the requests of all people name alike. */
interface SharedSubjects {
  readonly conducts: Readonly<Record<'current' | 'planned' | 'draft', string>>;
  readonly draftRequest: RequestFor<'saveConduct'>;
  /** The PDF of an agreement that everyone here has accepted, and of one that nobody here has. */
  readonly conductFiles: { readonly accepted: string; readonly other: string };
  readonly signedSha256: string;
  readonly articles: Readonly<Record<'everyone' | 'hr' | 'clients' | 'pdf', string>>;
  readonly buddyTasks: Readonly<Record<'employee' | 'appraiser', string>>;
  readonly internalMessage: string;
  readonly happening: { readonly WishCode: string; readonly ChillCode: string };
}

/** Whom and what a request can name: one's own, somebody's of another unit, somebody's who reports to E1002. */
export interface Scene extends SharedSubjects {
  readonly own: Belongings;
  readonly foreign: Belongings;
  readonly report: Belongings;
  readonly roleCode: number;
}

const ACCEPTED = 'employee-handbook';
const FOREIGN = 'E1016';
const REPORT = 'E1001';
/** Names people whom nobody calls as: whoever calls without a session has nothing of their own. */
const OWN_OF_NOBODY = 'E1007';

/** Fills the database with what requests name, and answers it for each who calls. */
export async function setScene(hr: RolledBackApp): Promise<(loginId: string | null, roleCode: number) => Scene> {
  hr.clock.now = subMinutes(TEST_NOW, 10);
  // A sequence of the embedded database skips numbers where it begins with a copy.
  await hr.db.execute(
    sql`select setval(pg_get_serial_sequence('tickets', 'number'), (select max(number) from tickets))`,
  );
  const file = await hr.services.files.keep(hr.db, bytesOf(pdf({ objects: '<< /Signed true >>' })), TEST_NOW);
  const loginIds = new Set([...matrixPeople.map(({ loginId }) => loginId ?? OWN_OF_NOBODY), FOREIGN]);
  await registerSubject(hr);
  const all = new Map<string, Belongings>();
  for (const loginId of loginIds) all.set(loginId, await giveBelongings(hr, loginId, { series: ACCEPTED, file }));
  const shared = await sharedSubjects(hr, file.sha256);
  await makeCandidate(hr);
  // Mails are queued by the clock of the machine, which no recorded answer is to tell.
  await hr.db.update(sentMails).set({ queuedAt: TEST_NOW });
  hr.clock.now = TEST_NOW;
  return (loginId, roleCode) => ({
    ...shared,
    own: all.get(loginId ?? OWN_OF_NOBODY)!,
    foreign: all.get(FOREIGN)!,
    report: all.get(REPORT)!,
    roleCode,
  });
}

async function* bytesOf(bytes: Buffer) {
  yield bytes;
}

async function sharedSubjects(hr: RolledBackApp, signedSha256: string): Promise<SharedSubjects> {
  const { db } = hr;
  const hrToken = await tokenFor(hr, { loginId: 'E1004', roleCode: ROLE.hr, flag: 0 });
  const employeeToken = await tokenFor(hr, { loginId: 'E1001', roleCode: ROLE.employee, flag: 0 });
  const draftRequest: RequestFor<'saveConduct'> = {
    Form: 'text',
    Texts: [{ Language: 'en', Title: 'Travel rules', Content: '<p>Go by train.</p>', AgreeText: '<p>I will.</p>' }],
    Audience: [{ Kind: 'everyone' }],
  };
  const { ConductCode: draft } = await ask(hr, 'saveConduct', draftRequest, hrToken);
  const conductOf = async (series: string, version: number) => {
    const isIt = and(eq(conducts.series, series), eq(conducts.version, version));
    const [found] = await db
      .select({ code: conducts.code, fileCode: uploads.code })
      .from(conducts)
      .leftJoin(uploads, eq(uploads.id, conducts.documentId))
      .where(isIt);
    return { code: found!.code, fileCode: found!.fileCode ?? 'none' };
  };
  const articleOf = async (name: string) => {
    const [found] = await db
      .select({ code: articles.code })
      .from(articles)
      .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
      .where(and(eq(articleTexts.language, 'en'), eq(articleTexts.name, name)));
    if (!found) throw new Error(`There is no article ${name}`);
    return found.code;
  };
  const taskAt = async (link: string) => (await db.select().from(buddyTasks).where(eq(buddyTasks.link, link)))[0]!.code;
  const [message] = await db.select().from(internalMessages);
  const happenings = await ask(hr, 'listHappeningsToday', {}, employeeToken);
  const { WishCode, ChillCode } = happenings.find((one) => one.ChillCode !== '')!;
  return {
    conducts: {
      current: (await conductOf('code-of-conduct', 2)).code,
      planned: (await conductOf('record-check', 2)).code,
      draft,
    },
    draftRequest,
    conductFiles: {
      accepted: (await conductOf(ACCEPTED, 1)).fileCode,
      other: (await conductOf('information-security', 1)).fileCode,
    },
    signedSha256,
    articles: {
      everyone: await articleOf('Annual leave'),
      hr: await articleOf('Ending a probation'),
      clients: await articleOf('Tickets, step by step'),
      pdf: await articleOf('Travel and expense policy'),
    },
    buddyTasks: { employee: await taskAt('esschangepassword'), appraiser: await taskAt('employeesearch') },
    internalMessage: message!.code,
    happening: { WishCode, ChillCode },
  };
}
