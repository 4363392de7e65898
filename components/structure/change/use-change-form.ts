import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { useDebounced } from '@/lib/client/use-debounced';
import { UNIT_ISSUES } from '@/lib/contract/structure/unit-rules';
import { languages } from '@/lib/contract/platform/languages';
import { wireCalendarDate } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { firstValues, isPeopled, requestOf, type ChangeValues, type WantedChange } from './change-values';

const PREVIEW_DELAY_MS = 400;

/** What the HR API refuses, in words; null for what it says of nothing that is shown. */
export function issueText(t: Translate<'structure'>, message: string): string | null {
  const issue = UNIT_ISSUES.find((known) => known === message);
  return issue ? t(`issues.${issue}`) : null;
}

/** Whether enough was entered to look at what it would touch: something that the unit has not already. */
function isWhole({ kind, unit }: WantedChange, values: ChangeValues): boolean {
  const { EffectiveFrom, Parent, Target, Names, HeadCode } = values;
  if (wireCalendarDate(EffectiveFrom) === null) return false;
  if (kind === 'rename') return languages.some((language) => Names[language].trim() !== unit?.Names[language].trim());
  if (kind === 'head') return HeadCode !== '' || unit?.HasHead === true;
  if (kind === 'move') return Parent !== '';
  if (kind === 'create') return Parent !== '' && Object.values(Names).some((name) => name.trim() !== '');
  return !needsTarget({ kind, unit }) || Target !== '';
}

/** The form of a change of a unit, and what the change would touch as it stands. */
export function useChangeForm(
  wanted: WantedChange,
  { on, onDone }: { readonly on: string; readonly onDone: (code: string) => void },
) {
  const t = useMessages('structure');
  const errorText = useErrorText();
  const { send } = useCallMutation('changeUnit');
  const source = useFormValues(firstValues(wanted, on));
  const form = useForm({
    values: source,
    check: (values) => checkChange(t, wanted, values),
    send: (values) => send(requestOf(wanted, values)),
    onSent: ({ Code }) => {
      showSnackbar('success', t('saved'));
      onDone(Code);
    },
    errorsOf: (error) => fieldErrorsOf(error, (message) => issueText(t, message)),
    failureText: errorText,
  });
  const settled = useDebounced(JSON.stringify(requestOf(wanted, source.values)), PREVIEW_DELAY_MS);
  const preview = useCall('previewUnitChange', isWhole(wanted, source.values) ? JSON.parse(settled) : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return { form, preview };
}
export type ChangeForm = ReturnType<typeof useChangeForm>['form'];

const needsTarget = ({ kind, unit }: Pick<WantedChange, 'kind' | 'unit'>) =>
  kind === 'merge' || (kind === 'close' && isPeopled(unit));

function checkChange(t: Translate<'structure'>, wanted: WantedChange, values: ChangeValues) {
  const { kind } = wanted;
  const { EffectiveFrom, Parent, Target, Names } = values;
  const missing = (isMissing: boolean) => (isMissing ? t('issues.required') : null);
  const needsNames = kind === 'create' || kind === 'rename';
  const noDay = wireCalendarDate(EffectiveFrom) === null ? t('issues.not_valid') : null;
  return {
    EffectiveFrom: missing(EffectiveFrom === '') ?? noDay,
    Parent: missing((kind === 'create' || kind === 'move') && Parent === ''),
    Target: missing(needsTarget(wanted) && Target === ''),
    Names: missing(needsNames && Object.values(Names).every((name) => name.trim() === '')),
  };
}
