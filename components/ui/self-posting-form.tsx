'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface SelfPostingFormProps {
  readonly action: string;
  /** The hidden fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** The button, for where no script runs or the post did not come through. */
  readonly children: ReactNode;
}

/** A form that posts itself once it stands there, so that what it starts comes from a page of ours and from no link. */
export function SelfPostingForm({ action, fields, children }: SelfPostingFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const isPostedRef = useRef(false);
  useEffect(() => {
    if (isPostedRef.current) return;
    isPostedRef.current = true;
    formRef.current?.requestSubmit();
  }, []);
  return (
    <form ref={formRef} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
