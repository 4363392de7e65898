import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldOption, FormField } from '@/lib/contract/platform/form/field';
import type { UploadCallName } from '@/lib/contract/all';
import type { FieldView } from './store/field-view';
import type { FormStore } from './store/form-store';

/** What the fields of a form can be answered with. */
export interface FormChoices {
  /** By code. Of a list that is searched, the options that are chosen already. */
  readonly options: ReadonlyMap<string, readonly FieldOption[]>;
  /** Codes of the fields whose lists are searched in the HR API, never sent whole. */
  readonly searched: ReadonlySet<string>;
  /** `parent` is the answer of `choicesOf`. */
  readonly search: (field: FormField, text: string, parent: string) => Promise<readonly FieldOption[]>;
}

export interface FormFiles {
  /** The call that takes a file. */
  readonly call: UploadCallName;
  /** Where a file is, of which the form has the HeaderCode. */
  readonly addressOf: (code: string, name: string) => string;
  /** Names of the files that are answers already, by HeaderCode. */
  readonly names: Readonly<Record<string, string>>;
  /** Where its files of the type `file` are photos: whose, and the one that stands while none is the answer. */
  readonly photo?: { readonly name: string; readonly address: string | undefined };
}

/** Choices, files and reasons are the same objects as long as nothing of them changes: others draw every field anew. */
export interface FormSurroundings {
  readonly choices: FormChoices;
  readonly files: FormFiles | null;
  /** By code, why a field cannot be changed here. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Reads a stored secret, which is logged; without it nobody here may. */
  readonly onReveal?: (field: FormField) => Promise<string>;
}

interface FormContextValue extends FormSurroundings {
  /** Begins the ids of its fields. */
  readonly id: string;
  readonly store: FormStore;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('no server-described form stands around this field');
  return context;
}

/** Draws anew when something of this field changes, and only then. */
export function useFieldView(code: string): FieldView {
  const { store } = useFormContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(code, listener), [store, code]);
  const read = () => store.view(code);
  return useSyncExternalStore(subscribe, read, read);
}
