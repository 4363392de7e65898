import { AlertIcon } from '../icons/form-icons';

/** What was found wrong, beside the thing that it is about. */
export function FieldIssue({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p id={id} role="alert" className="enter-fade mt-1 flex items-start gap-1.5 text-danger">
      <AlertIcon className="mt-0.5 size-4" />
      {text}
    </p>
  );
}
