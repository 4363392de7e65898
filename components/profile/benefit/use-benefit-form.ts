import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { issuesOf } from '@/lib/client/form/field-errors';
import { useForm } from '@/lib/client/form/use-form';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import {
  entriesOf,
  fieldAt,
  leftBeside,
  nameOf,
  shareIn,
  valueOf,
  valuesOf,
  type BenefitDetail,
  type BenefitOption,
  type BenefitValues,
} from './benefit-values';

export interface BenefitFormData {
  readonly UserCode: string;
  /** The key of the relative; empty while none is chosen. */
  readonly relative: string;
  readonly options: readonly BenefitOption[];
  readonly details: readonly BenefitDetail[];
}

interface BenefitFormOptions extends BenefitFormData {
  readonly onSaved: () => Promise<unknown>;
  /** Somebody else has saved meanwhile. */
  readonly onMoved: () => Promise<unknown>;
}

/** What a relative gets of each benefit: typed, kept as a draft, checked and sent at once. */
export function useBenefitForm({ onSaved, onMoved, ...data }: BenefitFormOptions) {
  const t = useMessages('profile-sections.benefit');
  const form = useMessages('form.issue');
  const errorText = useErrorText();
  const { UserCode, relative, options, details } = data;
  const { send } = useCallMutation('saveBenefits');
  const kept = useDraftForm<BenefitValues>('benefit', relative || UserCode, valuesOf(details));

  /** BENF-06, BENF-07, BENF-10. */
  function check(values: BenefitValues): Record<string, string | null> {
    const errors: Record<string, string | null> = {
      Family_Code: relative === '' ? form('required', { name: t('relation') }) : null,
    };
    for (const option of options) {
      const { Benefit_Code: code, ShareCaption, AddressCaption } = option;
      const detail = details.find(({ Benefit_Code }) => Benefit_Code === code);
      if (!detail?.EditFlag || valueOf(values, 'Nominee', code) !== 'Yes') continue;
      const share = valueOf(values, 'Percentage', code).trim();
      if (option.ShareEnable) errors[nameOf('Percentage', code)] = shareError(share, ShareCaption, detail);
      if (option.AddressEnable && option.AddressMandatory && valueOf(values, 'Address', code).trim() === '')
        errors[nameOf('Address', code)] = form('required', { name: AddressCaption });
    }
    return errors;
  }

  function shareError(share: string, name: string, detail: BenefitDetail): string | null {
    if (share === '') return form('required', { name });
    if (shareIn(share) === null) return form('invalid', { name });
    return leftBeside(detail, share) < 0 ? t('passes') : null;
  }

  /** What the HR API says of fields, at these. */
  function refusedFields(error: unknown): Record<string, string> {
    const entries = entriesOf(kept.values, data);
    const found = issuesOf(error).flatMap(({ path, message }) => {
      const at = fieldAt(path, entries);
      if (!at) return [];
      const option = options.find(({ Benefit_Code }) => Benefit_Code === at.code);
      const caption = { Percentage: option?.ShareCaption, Address: option?.AddressCaption }[at.field];
      const name = at.field === 'Family_Code' ? t('relation') : (caption ?? option?.Benefit_Name ?? '');
      const text = message === 'shares' ? t('passes') : form(message === 'required' ? 'required' : 'invalid', { name });
      return [[at.field === 'Family_Code' ? at.field : `${at.field}_${at.code}`, text] as const];
    });
    return Object.fromEntries(found);
  }

  async function save(values: BenefitValues) {
    const request = { Entries: entriesOf(values, data) };
    try {
      return await send(request, await kept.keyOf(request));
    } catch (error) {
      if (error instanceof CallError && error.status < 500) await onMoved().catch(() => undefined);
      throw error;
    }
  }

  const made = useForm<BenefitValues, unknown>({
    values: kept,
    check,
    send: save,
    onSent: onSaved,
    errorsOf: refusedFields,
    onFailed: (error) => showSnackbar('error', errorText(error)),
  });
  return { ...made, draft: kept.state };
}
