import { eq, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { accounts } from '../../../../hr-api/people/accounts/tables';
import { recordValues, recordVersions } from '../../../../hr-api/people/record/tables';
import { units } from '../../../../hr-api/people/organisation/tables';
import { personPhotos, persons, unitHeads } from '../../../../hr-api/people/tables';
import { tagKinds, tagOwners } from '../../../../hr-api/people/tags/tables';
import { importMappings } from '../../../../hr-api/workplace/imports/tables';
import { uploads } from '../../../../hr-api/platform/files/tables';
import { newCode } from '../../../../hr-api/platform/new-code';
import { recordTesters } from '../../../../hr-api/profile/setup/tables';
import { recordFiles, recordProposals } from '../../../../hr-api/profile/tables';
import { AnImport, update } from '../../../changes/people-imports/an-import';
import { pdf } from '../../../platform/files/sample-files';
import { callAs } from '../retention-scene';
import type { TestApp } from '../../../platform/hr-api/harness/start-app';
import { WHO, WORDS, says, type Ids } from './who';

export async function rename({ db }: TestApp, { personId, accountId }: Ids): Promise<void> {
  const { name, given: givenName, family: familyName, mail, personalMail, phone } = WORDS;
  const texts = { homeAddress: says('Street'), emergencyContact: says('Aunt'), about: says('I am') };
  const named = { name, givenName, familyName, mail, personalMail, phone, ...texts, bornOn: '1990-02-03' };
  await db.update(persons).set(named).where(eq(persons.id, personId));
  await db.update(accounts).set({ mail }).where(eq(accounts.id, accountId));
}

/** What their record says, what they asked for in it and its files. */
export async function recorded(hr: TestApp, { accountId, personId }: Ids): Promise<void> {
  const { db, clock } = hr;
  const at = clock.now;
  const [version] = await db.select().from(recordVersions).where(eq(recordVersions.state, 'published'));
  const { id: versionId, sectionCode } = version!;
  const said = { sectionCode, personId, versionId, answers: { note: says('Answer') } };
  await db.insert(recordValues).values({ ...said, rowId: randomUUID(), validFrom: '2026-01-01', recordedAt: at });
  await db.insert(recordProposals).values({
    ...{ ...said, rowId: randomUUID(), kind: 'change', secrets: {}, changed: ['note'], state: 'rejected' },
    ...{ comment: says('No'), askedBy: accountId, askedAt: at, changedAt: at },
  });
  await db.insert(recordTesters).values({ sectionCode, accountId, askedAt: at, comments: says('Draft') });
  const file = await hr.services.files.keep(db, Readable.from([pdf()]), at);
  const sent = { code: newCode(), subject: 'section', fileId: file.id, fileName: 'wobblegong.pdf', accountId };
  const [uploaded] = await db
    .insert(uploads)
    .values({ ...sent, createdAt: at, takenAt: at })
    .returning();
  await db.insert(recordFiles).values({ uploadId: uploaded!.id, personId, sectionCode, fieldCode: 'note' });
}

export async function photographed(hr: TestApp, { personId }: Ids): Promise<void> {
  const file = await hr.services.files.keep(hr.db, Readable.from([pdf()]), hr.clock.now);
  const set = { fileId: file.id };
  await hr.db
    .insert(personPhotos)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: personPhotos.personId, set });
}

/** A file that changes them, and gives them somebody to lead. */
export async function imported(hr: TestApp): Promise<void> {
  const as = { token: await hr.tokenOf('E1004') };
  const from = '2026-03-20';
  const rows = [update(WHO, { location: 'lyon', from }), update('E1016', { manager: WHO, from })];
  const file = await AnImport.of(hr, as, rows);
  await file.check();
  await file.run();
}

/** What they did of the structure, of tags and of another's record. */
export async function ledOthers({ db, clock }: TestApp, { accountId, personId, employmentId }: Ids): Promise<void> {
  const [unit] = await db.select().from(units);
  await db
    .insert(unitHeads)
    .values({ unitCode: unit!.code, employmentId, validFrom: '1999-01-01', validTo: '1999-02-01' });
  const [tag] = await db.select().from(tagKinds);
  await db.insert(tagOwners).values({ tagCode: tag!.code, employmentId, validFrom: '2026-01-01' });
  const [value] = await db.select().from(recordValues).where(ne(recordValues.personId, personId));
  const said = { ...value!, id: randomUUID(), recordedBy: accountId, supersededAt: clock.now };
  await db.insert(recordValues).values(said);
  const mapping = {
    kind: 'people',
    fingerprint: 'of headings',
    mapping: [],
    keyColumn: 'EmployeeID',
    fixed: {},
    options: {},
  };
  await db.insert(importMappings).values({ ...mapping, accountId, savedAt: clock.now });
}

export async function changed(hr: TestApp, { code }: Ids): Promise<void> {
  const status = {
    JobStatus: '7',
    EffectiveFrom: '20-Mar-2026',
    EndDate: '31-Jul-2026',
    Justification: says('Because'),
  };
  (await callAs(hr, 'E1004', 'addJobStatus', { ChillCode: code, ...status })).reply();
}
