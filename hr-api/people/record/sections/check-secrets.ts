import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';
import type { DefinitionIssue } from './definition-issue';

const isRead = (key: string, formula: string | null) =>
  formula !== null && /^\w+$/.test(key) && new RegExp(`\\b${key}\\b`, 'i').test(formula);

/**
 * What is sealed decides nothing that can be seen: no formula reads it, no other field's label, choices or state follow it, no column
 * copies it.
 */
export function secretIssues({ fields, copies }: SectionDefinition): DefinitionIssue[] {
  const secrets = fields.filter(({ isSecret }) => isSecret);
  const isSecret = new Set(secrets.map(({ code }) => code));
  const copied = copies.flatMap(({ fields: codes }, at) =>
    codes.some((code) => isSecret.has(code))
      ? [{ path: `copies.${at}`, code: 'secret_used' as const, detail: '' }]
      : [],
  );
  const used = fields.flatMap((field, at): DefinitionIssue[] => {
    const read = secrets.filter(({ key }) => isRead(key, field.formula));
    const issues = read.map(({ key }) => ({ path: `fields.${at}.formula`, code: 'secret_used' as const, detail: key }));
    for (const part of ['labelledBy', 'choicesOf'] as const) {
      if (isSecret.has(field[part] ?? ''))
        issues.push({ path: `fields.${at}.${part}`, code: 'secret_used', detail: '' });
    }
    if (field.isSecret && field.enables.length > 0) {
      issues.push({ path: `fields.${at}.enables`, code: 'secret_used', detail: field.key });
    }
    return issues;
  });
  return [...used, ...copied];
}
