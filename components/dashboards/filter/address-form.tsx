import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/links/links';

interface AddressFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** The page that it leads to, with a place on it. */
  readonly page: `/${string}`;
  /** What the address says beside what is chosen. */
  readonly parameters: readonly (readonly [string, string])[];
}

/** A form that works by its address alone. */
export const AddressForm = ({ page, parameters, children, ...form }: AddressFormProps) => (
  <form action={withBasePath(page)} {...form}>
    {parameters.map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
