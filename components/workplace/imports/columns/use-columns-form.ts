import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { ImportDetail, ImportKind } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useImport } from '../detail/import-context';
import { useRefusalText } from '../use-refusal-text';
import { checkMapping, requestOf, valuesOf, type MappingValues } from './mapping-values';

/** Says which column is which, and has the rows checked by it. */
export function useColumnsForm(found: ImportDetail, kind: ImportKind, onChecking: () => void) {
  const t = useMessages('imports');
  const { replace } = useImport();
  const save = useCallMutation('saveImportMapping');
  const check = useCallMutation('checkImport');
  const { textOf, issueText } = useRefusalText();

  async function send(values: MappingValues) {
    await save.send(requestOf(found, values));
    return check.send({ ImportCode: found.ImportCode });
  }

  return useForm({
    values: useFormValues(valuesOf(found, kind)),
    check: (values) => checkMapping(t, values, kind),
    send,
    onSent: (next) => {
      replace(next);
      onChecking();
    },
    errorsOf: (error) =>
      error instanceof CallError ? fieldErrorsOf(error, (message, field) => fieldText(field, issueText(message))) : {},
    failureText: textOf,
  });
}

const FIELDS = ['Mapping', 'KeyColumn', 'Fixed', 'Options'];

const fieldText = (field: string, text: string) => (FIELDS.includes(field) ? text : null);
