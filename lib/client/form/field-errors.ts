import type { ErrorReply } from '@/lib/contract/platform/errors';

/** Error texts by field. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string | null };

/** The issues of a refused call, or of a form that was posted without scripts. */
export function issuesOf(error: unknown): NonNullable<ErrorReply['issues']> {
  const { issues } = (error ?? {}) as Partial<ErrorReply>;
  return Array.isArray(issues) ? issues : [];
}

/** Whether a refusal names a field. */
export const hasIssueAt = (error: unknown, field: string) => issuesOf(error).some(({ path }) => path === field);

/** The texts of a refusal by field: `a.0.b` belongs to `a`; an issue without a text is left out. */
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
