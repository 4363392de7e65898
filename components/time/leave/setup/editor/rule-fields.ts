import type { RuleValues } from './rule-values';

/** What the parts of the editor take. */
export interface RuleFieldsProps {
  readonly values: RuleValues;
  readonly errorOf: (name: keyof RuleValues) => string | null;
  readonly onChange: (part: Partial<RuleValues>) => void;
}
