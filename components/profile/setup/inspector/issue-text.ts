import type { Translate } from '@/lib/i18n/message-key';
import type { SetupIssue } from '../setup-context';

const FORMULA = /^(\w+) (\d+) ?(.*)$/s;

/** What is wrong with a formula, where, and what stands there. */
export function formulaIssueIn(detail: string) {
  const [, code = '', at = '0', found = ''] = FORMULA.exec(detail) ?? [];
  return { code, at: Number(at), found };
}

const FORMULA_CODES = [
  'too_long',
  'too_deep',
  'unexpected_character',
  'open_text',
  'unexpected',
  'unexpected_end',
  'unknown_name',
  'unknown_function',
  'wrong_count',
  'wrong_type',
] as const;

export function formulaText(t: Translate<'profile-setup'>, code: string, found: string): string {
  const known = FORMULA_CODES.find((one) => one === code);
  return t(`formula.issues.${known ?? 'unexpected'}`, { found });
}

export function issueText(t: Translate<'profile-setup'>, { Code, Detail }: SetupIssue): string {
  if (Code !== 'formula') return t(`issues.${Code}`, { detail: Detail });
  const { code, found } = formulaIssueIn(Detail);
  return formulaText(t, code, found);
}
