import { InfoIcon } from '@/components/ui/icons/form-icons';
import type { CallError } from '@/lib/client/call/call-error';
import { issuesOf } from '@/lib/client/form/field-errors';
import type { ReplyFor } from '@/lib/contract/all';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { changeSentence } from '../panel/change-sentence';
import { issueText } from './use-change-form';

interface ChangePreviewProps {
  readonly preview: {
    readonly data?: ReplyFor<'previewUnitChange'> | undefined;
    readonly error?: CallError | undefined;
  };
}

/** What a change would touch, before it is made: people, heads, who sees whom, and what is to come; or why it cannot be. */
export function ChangePreview({ preview: { data, error } }: ChangePreviewProps) {
  const t = useMessages('structure');
  const errorText = useErrorText();
  if (error) {
    const [issue] = issuesOf(error);
    const text = issue && issueText(t, issue.message);
    return (
      <p role="status" className="rounded bg-warning-tint px-3.5 py-2.5 text-warning">
        {text ?? errorText(error)}
      </p>
    );
  }
  if (!data) return null;
  const names = (all: readonly { readonly Name: string }[]) => all.map(({ Name }) => Name).join(', ');
  const lines = [
    data.Units > 0
      ? t('touches.peopleAndUnits', { count: data.People, units: data.Units })
      : t('people', { count: data.People }),
    data.Moved > 0 && t('touches.moved', { count: data.Moved }),
    data.Children.length > 0 && t('touches.children', { names: names(data.Children) }),
    data.Heads.length > 0 && t('touches.heads', { names: names(data.Heads) }),
    ...data.Gains.map(({ Person, People }) => t('touches.gains', { name: Person.Name, count: People })),
    ...data.Loses.map(({ Person, People }) => t('touches.loses', { name: Person.Name, count: People })),
    data.Gains.length + data.Loses.length === 0 && t('touches.sameSight'),
    ...data.ToCome.map((change) => t('touches.toCome', { day: change.From, what: changeSentence(t, change) })),
  ].filter((line) => line !== false);
  return (
    <section aria-label={t('preview')} role="status" className="rounded bg-surface-sunken px-3.5 py-3">
      <h3 className="flex items-center gap-2 font-medium">
        <InfoIcon className="size-4.5 text-muted" />
        {t('preview')}
      </h3>
      <ul className="mt-1.5 list-disc space-y-1 pl-10 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
