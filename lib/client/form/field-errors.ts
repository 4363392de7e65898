import type { ErrorReply } from '@/lib/contract/platform/errors';

/** What is wrong with which field, in the person's words. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string | null };

/** The issues that a refusal names, be it of a call or of a form that was posted without scripts. */
export function issuesOf(error: unknown): NonNullable<ErrorReply['issues']> {
  const { issues } = (error ?? {}) as Partial<ErrorReply>;
  return Array.isArray(issues) ? issues : [];
}

/** Whether a refusal names a field. */
export const hasIssueAt = (error: unknown, field: string) => issuesOf(error).some(({ path }) => path === field);

/** A refusal as texts beside its fields: `a.0.b` belongs to the field `a`; an issue without a text is left out. */
export function fieldErrorsOf(
  error: unknown,
  textOf: (message: string, field: string) => string | null | undefined,
): Readonly<Record<string, string>> {
  const found = issuesOf(error).flatMap(({ path, message }) => {
    const field = path.split('.')[0] ?? path;
    const text = textOf(message, field);
    return text ? [[field, text]] : [];
  });
  return Object.fromEntries(found);
}
