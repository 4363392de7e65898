import { Readable } from 'node:stream';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import type { FileStore } from '../platform/files/storage/store';
import { storeUpload } from '../platform/files/uploads';
import { uploads } from '../platform/files/tables';
import { drawPdf, type PdfDocument } from '../workplace/knowledge/sample-pdf';
import { lockLoading } from '../platform/db/lock-loading';
import { accounts } from '../people/accounts/tables';
import { conducts, conductTexts } from './tables';
import handbook from './documents/employee-handbook.json';
import security from './documents/information-security.json';
import letter from './documents/confidentiality.json';
import en from './texts/en.json';
import { CONDUCT_FILE } from './rules';

interface SampleDocument {
  readonly fileName: string;
  readonly document: PdfDocument;
}

/** Forty pages, of which each opens a subject and says what holds for it. */
const handbookSections = handbook.subjects.flatMap((subject) =>
  handbook.parts.map(({ heading, paragraphs }) => ({
    heading: `${subject}: ${heading}`,
    paragraphs: paragraphs.map((paragraph) => paragraph.replaceAll('{subject}', subject.toLowerCase())),
  })),
);

const DOCUMENTS: Readonly<Record<string, SampleDocument>> = {
  'information-security': {
    fileName: 'Information security in manufacturing.pdf',
    document: { ...security, hasSignature: true },
  },
  confidentiality: { fileName: 'Confidentiality letter.pdf', document: { ...letter, hasSignature: true } },
  'employee-handbook': {
    fileName: 'Employee handbook.pdf',
    document: { title: handbook.title, sections: handbookSections },
  },
};

/** HR of the cast keeps the agreements. */
const ADMIN = 'E1004';

interface DocumentContext {
  readonly files: FileStore;
  readonly at: Date;
}

/** Gives the agreements of the sample organisation that are PDFs their documents, unless they have one or were rewritten. */
export async function loadConductDocuments(tx: Database, { files, at }: DocumentContext): Promise<void> {
  const [keeper] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.loginId, ADMIN));
  if (!keeper) return;
  for (const [series, { fileName, document }] of Object.entries(DOCUMENTS)) {
    const title = en[series as keyof typeof en].title;
    const [conduct] = await tx
      .select({ id: conducts.id })
      .from(conducts)
      .innerJoin(conductTexts, and(eq(conductTexts.conductId, conducts.id), eq(conductTexts.language, 'en')))
      .where(and(eq(conducts.series, series), isNull(conducts.documentId), eq(conductTexts.title, title)));
    if (!conduct) continue;
    const file = await files.write(tx, Readable.from([drawPdf(document)]), at);
    const { id: documentId } = await storeUpload(tx, { subject: CONDUCT_FILE, file, fileName, accountId: keeper.id });
    await tx.update(uploads).set({ takenAt: at }).where(eq(uploads.id, documentId));
    await tx.update(conducts).set({ documentId }).where(eq(conducts.id, conduct.id));
  }
}

/** Brings the documents to a sample organisation that an earlier version loaded. */
export async function completeConductDocuments(db: Database, keeping: DocumentContext): Promise<void> {
  const lacksDocument = and(inArray(conducts.series, Object.keys(DOCUMENTS)), isNull(conducts.documentId));
  if ((await db.$count(conducts, lacksDocument)) === 0) return;
  await db.transaction(async (tx) => {
    await lockLoading(tx);
    await loadConductDocuments(tx, keeping);
  });
}
