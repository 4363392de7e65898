import { useRef, useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import type { LookupIssue } from '@/lib/contract/platform/lookups/lookup-shape';
import { useMessagesContext } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

/** One call of a save. */
export interface SaveStep<Reply> {
  /** What it saves, as issues name it. */
  readonly of: string;
  readonly send: () => Promise<Reply>;
  /** Hears of what is stored then. */
  readonly onSaved?: (reply: Reply) => void;
  /** Hears that it was refused for what it is. */
  readonly onRefused?: () => void;
}

/** The text of an issue: the kit's, or one that the screen provides beside them. */
function useIssueText(): (message: string) => string {
  const t = useMessages('lookups.issues');
  const issues: object = useMessagesContext().messages.lookups?.issues ?? {};
  return (message) => t(Object.hasOwn(issues, message) ? (message as LookupIssue) : 'other');
}

/** Saves step after step and hands on each reply. The first refusal stops it and shows its issues beside the fields. */
export function useSaving<Reply>(onReply: (reply: Reply) => void) {
  const t = useMessages('lookups');
  const issueText = useIssueText();
  const errorText = useErrorText();
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);

  function refuse(step: SaveStep<Reply> | undefined, error: unknown) {
    setFailure(errorText(error));
    const found = (error instanceof CallError && error.issues) || [];
    setIssues(Object.fromEntries(found.map(({ path, message }) => [`${step?.of}/${path}`, issueText(message)])));
    if (found.length > 0) step?.onRefused?.();
  }

  async function save(steps: readonly SaveStep<Reply>[]): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsSaving(true);
    forget();
    let at: SaveStep<Reply> | undefined;
    try {
      for (const step of steps) {
        at = step;
        const reply = await step.send();
        onReply(reply);
        step.onSaved?.(reply);
      }
      showSnackbar('success', t('saved'));
      return true;
    } catch (error) {
      refuse(at, error);
      return false;
    } finally {
      isUnderWay.current = false;
      setIsSaving(false);
    }
  }

  function forget() {
    setIssues({});
    setFailure(null);
  }

  return {
    save,
    isSaving,
    failure,
    /** The issue of a field, or of something below it. */
    issueOf: (of: string, path: string): string | null => {
      const place = `${of}/${path}`;
      const found = Object.keys(issues).find((key) => key === place || key.startsWith(`${place}.`));
      return found === undefined ? null : (issues[found] ?? null);
    },
    forget,
  };
}

export type Saving = Pick<ReturnType<typeof useSaving>, 'isSaving' | 'failure' | 'issueOf' | 'forget'>;
