import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { conductAudiences, conducts, conductTexts } from '../../hr-api/agreements/tables';
import { storeUpload } from '../../hr-api/platform/files/uploads';
import { newCode } from '../../hr-api/platform/new-code';
import { signatures } from '../../hr-api/workplace/signatures/tables';
import type { TestApp } from '../platform/hr-api/harness/start-app';
import { actorOf, employmentOf } from '../people/cast-actors';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A PDF that HR has put in, as a row of `uploads`. */
export async function uploadPdf(hr: TestApp, content: Buffer = PDF): Promise<{ id: string; code: string }> {
  const { accountId } = await actorOf(hr, 'E1004');
  const file = await hr.services.files.write(hr.db, Readable.from([content]), hr.clock.now);
  return storeUpload(hr.db, { subject: 'conduct', file, fileName: 'agreement.pdf', accountId });
}

interface Published {
  readonly kind: (typeof conducts.$inferInsert)['kind'];
  readonly documentId?: string;
  readonly publishedAt?: Date;
  readonly content?: string;
}

/** Publishes an agreement for one person, and answers its code. */
export async function publishFor(hr: TestApp, empid: string, { content = '<p>Be kind.</p>', ...conduct }: Published) {
  const { personId } = await employmentOf(hr, empid);
  const code = newCode();
  const [row] = await hr.db
    .insert(conducts)
    .values({ publishedAt: hr.clock.now, series: code, version: 1, code, ...conduct })
    .returning();
  await hr.db.insert(conductAudiences).values({ conductId: row!.id, kind: 'person', value: personId });
  await hr.db.insert(conductTexts).values({
    conductId: row!.id,
    language: 'en',
    title: 'House rules',
    content,
    agreeText: '<p>I agree to the house rules.</p>',
  });
  return { id: row!.id, code };
}

/** What a person signed under a document, by the code that the e-sign host would post. */
export async function signFor(hr: TestApp, empid: string, documentId: string): Promise<string> {
  const { personId } = await employmentOf(hr, empid);
  const file = await hr.services.files.keep(hr.db, Readable.from([PDF]), hr.clock.now);
  const code = newCode();
  const signed = { documentId, personId, fileId: file.id, signedName: empid, signedAt: hr.clock.now };
  await hr.db
    .insert(signatures)
    .values({ id: randomUUID(), code, documentHash: '0'.repeat(64), way: 'typed', ...signed });
  return code;
}

/** The document of the newest version of a sample agreement; the sample brings one, else it gets one here. */
export async function documentOfSeries(hr: TestApp, series: string): Promise<string> {
  const isSeries = and(eq(conducts.series, series), eq(conducts.version, 1));
  const [conduct] = await hr.db.select({ documentId: conducts.documentId }).from(conducts).where(isSeries);
  if (conduct?.documentId) return conduct.documentId;
  const { id } = await uploadPdf(hr);
  await hr.db.update(conducts).set({ documentId: id }).where(isSeries);
  return id;
}
