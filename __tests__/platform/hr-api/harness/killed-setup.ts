import { callProcess } from './over-the-wire';
import type { Writer, WriterContext } from './killed-writers';

type Where = Pick<WriterContext, 'port'>;

const FIELD = { code: 'plate', key: 'Plate', type: 'text', group: 'main' } as const;

/** A definition that came whole has the same name in section and field. */
const whole = (section: string | undefined, field: string | undefined) =>
  section === field ? String(section) : `half: ${section} and ${field}`;

const says = (inForce: number, draft: number | null) =>
  `Form ${inForce} in force, ${draft === null ? 'no draft' : `draft Form ${draft}`}`;

/** Writes drafts of a section and publishes them by turns: an odd write saves one, an even one puts it in force. */
export async function publishingWriter(port: string, human: string): Promise<Writer> {
  const revisions = new Map<number, string>();
  const as = { token: human };
  const created = await callProcess(
    port,
    'createSection',
    { names: { en: 'Form 0' }, area: 'person', isMaster: false },
    { ...as, idempotencyKey: crypto.randomUUID() },
  );
  if (created?.status !== 200) throw new Error(`A section was answered ${created?.status}`);
  const { SectionCode } = created.reply;
  const read = async ({ port: at }: Where) => (await callProcess(at, 'getSectionDraft', { SectionCode }, as))?.reply;

  /** What was seen of the draft before a write; the same each time that the write is sent. */
  async function seenBefore(where: Where, number: number): Promise<string | null> {
    const seen = revisions.get(number) ?? (await read(where))?.Revision;
    if (seen !== undefined) revisions.set(number, seen);
    return seen ?? null;
  }

  async function write(where: Where, number: number, idempotencyKey: string) {
    const Revision = await seenBefore(where, number);
    if (Revision === null) return null;
    const options = { ...as, idempotencyKey };
    if (number % 2 === 0) return callProcess(where.port, 'publishSectionDraft', { SectionCode, Revision }, options);
    const names = { en: `Form ${number}` };
    const Definition = {
      ...{ names, area: 'person' as const, isMaster: false, link: '', copies: [] },
      ...{ groups: [{ code: 'main', names }], access: { self: 'edit' as const }, fields: [{ ...FIELD, names }] },
    };
    return callProcess(where.port, 'saveSectionDraft', { SectionCode, Revision, Definition }, options);
  }

  for (const number of [-1, 0]) await write({ port }, number, crypto.randomUUID());
  return {
    acknowledged: 0,
    pending: null,
    replies: (acknowledged) => acknowledged + 3,
    audited: (acknowledged) => ({
      'create section': 1,
      'save section draft': Math.ceil(acknowledged / 2) + 1,
      'publish section': Math.floor(acknowledged / 2) + 1,
    }),
    contentOf: (number) => (number % 2 ? says(number - 2, number) : says(number - 1, null)),
    write: (where, content, idempotencyKey) => {
      const [inForce, draft] = [...content.matchAll(/Form (-?\d+)/g)].map(([, number]) => Number(number));
      return write(where, draft ?? Number(inForce) + 1, idempotencyKey);
    },
    read: async ({ port: at, token }) => {
      const header = await callProcess(at, 'getSectionHeader', { SectionCode }, { token });
      const fields = await callProcess(at, 'listSectionFields', { SectionCode }, { token });
      const kept = await read({ port: at });
      if (!header || !fields || !kept) return undefined;
      const { names, fields: drafted } = kept.Definition;
      const draft = kept.IsDraft ? `draft ${whole(names.en, drafted[0]?.names.en)}` : 'no draft';
      return `${whole(header.reply.SectionInfo.SectionName, fields.reply[0]?.name)} in force, ${draft}`;
    },
  };
}
