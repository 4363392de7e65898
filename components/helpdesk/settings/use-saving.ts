import { useRef, useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { SETTING_ISSUES } from '@/lib/contract/helpdesk/setting-issues';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import type { Translate } from '@/lib/i18n/message-key';
import { useSettings } from './settings-context';

/** One call of a save. */
export interface SaveStep {
  /** What it saves, as faults name it. */
  readonly of: string;
  readonly send: () => Promise<HelpdeskSettings>;
  /** Hears of the settings as they are then. */
  readonly onSaved?: (settings: HelpdeskSettings) => void;
}

function issueText(t: Translate<'desk.settings'>, message: string): string {
  return t(`faults.${SETTING_ISSUES.find((each) => each === message) ?? 'other'}`);
}

/** Saves a part of the settings, step after step; the first that is refused ends it, and its issues stand beside their fields. */
export function useSaving() {
  const t = useMessages('desk.settings');
  const errorText = useErrorText();
  const { replace } = useSettings();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);

  function refuse(of: string, error: unknown) {
    setFailure(errorText(error));
    const issues = (error instanceof CallError && error.issues) || [];
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [`${of}/${path}`, issueText(t, message)])));
  }

  async function save(steps: readonly SaveStep[]): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsSaving(true);
    forget();
    let of = '';
    try {
      for (const step of steps) {
        of = step.of;
        const settings = await step.send();
        replace(settings);
        step.onSaved?.(settings);
      }
      showSnackbar('success', t('saved'));
      return true;
    } catch (error) {
      refuse(of, error);
      return false;
    } finally {
      isUnderWay.current = false;
      setIsSaving(false);
    }
  }

  function forget() {
    setFaults({});
    setFailure(null);
  }

  return {
    save,
    isSaving,
    failure,
    /** What is wrong with a field, or with something in it. */
    faultOf: (of: string, path: string): string | null => {
      const place = `${of}/${path}`;
      const found = Object.keys(faults).find((key) => key === place || key.startsWith(`${place}.`));
      return found === undefined ? null : (faults[found] ?? null);
    },
    forget,
  };
}

export type Saving = ReturnType<typeof useSaving>;
