import type { OpenSection } from '../access/open-section';
import type { AnswersByCode } from '../../people/record/values/changes';

/** What an audit row tells of answers: those of the fields that changed, of a secret one only that it is there. */
export function audited(
  { section }: Pick<OpenSection, 'section'>,
  answers: AnswersByCode,
  changed: readonly string[],
): Record<string, string> {
  const fields = section.definition.fields.filter(({ code }) => changed.includes(code));
  return Object.fromEntries(
    fields.map(({ key, code, isSecret, type }) => {
      const answer = answers[code] ?? '';
      return [key, (isSecret || type === 'password') && answer !== '' ? '••••' : answer];
    }),
  );
}
