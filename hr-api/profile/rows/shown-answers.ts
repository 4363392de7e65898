import type { FieldDefinition } from '../../../lib/contract/people/section-definition';
import { cleanHtml } from '../../../lib/contract/platform/html';
import type { SealedAnswer } from '../../people/record/values/values';
import type { OpenField } from '../access/open-section';
import { choiceNames, type ListContext } from '../sections/offered';

/** What a row says, as it stands: secret answers sealed. */
export interface Said {
  readonly answers: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, SealedAnswer>>;
}

const NOTHING: Said = { answers: {}, secrets: {} };
const MASK = '••••';

/** How a secret answer is shown: by its last signs, of a password not even by those. */
export const maskOf = (
  { type }: Pick<FieldDefinition, 'type'>,
  { lastSigns }: Pick<SealedAnswer, 'lastSigns'>,
): string => (type === 'password' ? MASK : `${MASK}${lastSigns}`);

/** What a reader is shown of a field: empty for no answer, masked for a secret one; HTML clean, however it came here. */
export function shownAnswer(field: FieldDefinition, said: Said | null): string {
  const { answers, secrets } = said ?? NOTHING;
  const secret = secrets[field.code];
  if (secret) return maskOf(field, secret);
  const answer = answers[field.code] ?? '';
  return field.type === 'editor' ? cleanHtml(answer) : answer;
}

/** The answers of a row that a reader is shown, by the names of the fields, and which of them are masked. */
export function shownAnswers(access: ReadonlyMap<string, OpenField>, said: Said | null) {
  const fields = [...access.values()].map(({ field }) => field).filter(({ type }) => type !== 'label');
  return {
    values: Object.fromEntries(fields.map((field) => [field.key, shownAnswer(field, said)])),
    Masked: fields.filter(({ code }) => said?.secrets[code]).map(({ key }) => key),
  };
}

/** The same as people read it: choices by their names. */
export async function answerTexts(
  lists: ListContext,
  fields: readonly FieldDefinition[],
  rows: readonly (Said | null)[],
): Promise<(field: FieldDefinition, said: Said | null) => string> {
  const nameOf = await choiceNames(lists, fields, ({ code }) => rows.map((said) => said?.answers[code] ?? ''));
  return (field, said) =>
    said?.secrets[field.code] ? shownAnswer(field, said) : nameOf(field, shownAnswer(field, said));
}
