import { clsx } from 'clsx';
import { memo, useDeferredValue, useMemo } from 'react';
import type { FormField as Field } from '@/lib/contract/platform/form/field';
import { groupsOf } from '@/lib/contract/platform/form/wire-field';
import { useFormContext } from './form-context';
import { FormField } from './field/form-field';

/** Fields that are drawn at once; a longer form is completed while one begins to read. */
const AT_ONCE = 60;

/**
 * Above so many fields, groups out of sight are not laid out: each answer would have to wait for all of them. Below it finding out what
 * is in sight costs an answer more than laying out everything.
 */
const LAID_OUT_WHOLE = 120;

/** Types that need a line of their own, and those that need more than a third of one. */
const WHOLE = 'col-span-full';
const WIDTHS: Partial<Record<Field['type'], string>> = {
  label: WHOLE,
  editor: WHOLE,
  textarea: '@sm:col-span-2',
};

/** The fields of a form by their groups: three in a row where there is room, two on a tablet, one on a phone. */
export const FormGroups = memo(function FormGroups({ fields }: { readonly fields: readonly Field[] }) {
  const { id } = useFormContext();
  const shown = useMemo(() => fields.filter(({ isShown }) => isShown), [fields]);
  const count = useDeferredValue(shown.length, AT_ONCE);
  const groups = useMemo(() => groupsOf(shown.slice(0, count)), [shown, count]);
  return groups.map(({ code, label, fields: own }) => (
    <section
      key={code}
      aria-labelledby={label ? `${id}-group-${code}` : undefined}
      className={clsx(
        '@container',
        shown.length > LAID_OUT_WHOLE && '[content-visibility:auto] [contain-intrinsic-size:auto_40rem]',
      )}
    >
      {label && (
        <h2 id={`${id}-group-${code}`} className="mb-4 border-b border-line pb-2 text-base font-semibold">
          {label}
        </h2>
      )}
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 @sm:grid-cols-2 lg:@min-[38rem]:grid-cols-3">
        {own.map((field) => (
          <div key={field.code} className={clsx('min-w-0', WIDTHS[field.type])}>
            <FormField field={field} />
          </div>
        ))}
      </div>
    </section>
  ));
});
